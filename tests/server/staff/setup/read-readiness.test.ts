import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { CONSUMER_PROJECT, PROFESSIONAL_PROJECT } from '#contract/platform/constants.ts'
import { readReadiness } from '#server/staff/setup/read-readiness.ts'
import { readinessOf } from '#server/staff/setup/readiness.ts'
import { useShop } from '#tests/support/shop.ts'

const shop = await useShop()
const environment = { hasMailServer: true, cardGateway: 'off', trustedProxies: 1 } as const
const legalFiles = async () => {
  const projectIds = [CONSUMER_PROJECT, PROFESSIONAL_PROJECT] as const
  const lines = readinessOf(await readReadiness(shop.db, projectIds, environment, new Date()))
  return lines.filter(({ key }) => key === 'legal_files')
}

test('readiness finds that the page of the terms is over in one storefront', async () => {
  expect((await legalFiles()).map(({ state }) => state)).toEqual(['done', 'done'])
  await sql`update entries set ends_at = now() - interval '1 minute'
    where project_id = 14 and kind = 'page' and key = '/pages/terms-of-use'`.execute(shop.db)
  expect(await legalFiles()).toEqual([
    expect.objectContaining({ project_id: 11, state: 'done' }),
    {
      key: 'legal_files',
      project_id: 14,
      state: 'blocking',
      text: 'Customers are linked to terms-of-use.pdf, which the shop does not have: write the text of its page, or name another file.',
      settings: ['terms_of_use_filename'],
    },
  ])
})

test('readiness looks for the files of terms at the storefront whose address customers are linked to', async () => {
  const set = (projectId: number, key: string, value: string) =>
    sql`update settings set value = to_jsonb(${value}::text) where project_id = ${projectId} and key = ${key}`.execute(
      shop.db,
    )
  const states = async () => (await legalFiles()).map(({ state }) => state)
  await set(14, 'public_url', 'https://pro.shop.example')
  await set(11, 'aws_public_files_path', 'https://pro.shop.example/public-files')
  expect(await states()).toEqual(['blocking', 'blocking'])
  await set(11, 'aws_public_files_path', 'https://files.example/public-files')
  expect(await states()).toEqual(['done', 'blocking'])
})
