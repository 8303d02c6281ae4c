import { expect, test } from 'vitest'
import { staffCalls } from '#contract/staff/staff.ts'
import { staffSettingsCalls } from '#contract/staff/staff-settings.ts'
import { logInEditor, makeEditor } from '#tests/support/editor.ts'
import { useShop } from '#tests/support/shop.ts'

const storefronts = [
  { projectId: 11, port: 0 },
  { projectId: 14, port: 0 },
] as const
const shop = await useShop({ isProduction: true, cardGateway: 'off', storefronts })

test('in production the desk begins with setup while that holds the shop back, for those with the right to settings', async () => {
  const owner = await logInEditor(shop.url, await makeEditor(shop.db, ['settings', 'orders']))
  expect(await owner.call(staffCalls.staffSession, {})).toMatchObject({ begins_with_setup: true })
  const packer = await logInEditor(shop.url, await makeEditor(shop.db, ['orders']))
  expect(await packer.call(staffCalls.staffSession, {})).toMatchObject({ begins_with_setup: false })
})

test('the desk leads to another storefront once its public address is set, by its name, and never to itself', async () => {
  const here = await logInEditor(shop.url, await makeEditor(shop.db))
  const there = await logInEditor(shop.proUrl, await makeEditor(shop.db), { projectId: 14 })
  const others = async (desk: typeof here) => (await desk.call(staffCalls.staffSession, {})).other_storefronts
  expect(await others(here)).toEqual([])
  const url = 'https://pro.shop.example'
  await there.call(staffSettingsCalls.saveSetting, {
    body: { kind: 'store', key: 'public_url', before: '', value: url },
  })
  expect(await others(here)).toEqual([{ project_id: 14, name: 'Emberwright Pro', url }])
  await there.call(staffSettingsCalls.saveSetting, {
    body: { kind: 'store', key: 'store_name', before: 'Emberwright Pro', value: 'Ozark Display' },
  })
  expect(await others(here)).toEqual([{ project_id: 14, name: 'Ozark Display', url }])
  expect(await others(there)).toEqual([])
})
