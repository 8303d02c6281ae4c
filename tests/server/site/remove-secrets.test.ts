import { expect, test } from 'vitest'
import { staffSettingsCalls as settings } from '#contract/staff/staff-settings.ts'
import { change } from '#server/staff/admin-cli/change.ts'
import { logInEditor, makeEditor } from '#tests/support/editor.ts'
import { useShop } from '#tests/support/shop.ts'

const shop = await useShop()
const staff = await logInEditor(shop.url, await makeEditor(shop.db, ['settings']))
const secretKey = 'recaptcha_secret'
const addressKey = 'recaptcha_verify_url'
const listed = async (key: string) =>
  (await staff.call(settings.listSettings, {})).find((each) => each.key === key)
const storedSecrets = async () => {
  const rows = await shop.db
    .selectFrom('settings')
    .select(['project_id', 'value'])
    .where('key', '=', secretKey)
    .orderBy('project_id')
    .execute()
  return rows.map(({ project_id, value }) => [project_id, value])
}
const saveAddress = async (value: string) => {
  const before = (await listed(addressKey))?.value ?? ''
  return staff.call(settings.saveSetting, { body: { kind: 'app', key: addressKey, before, value } })
}
const saveSecret = async (before: string | undefined, value: string) =>
  staff.call(settings.saveSetting, { body: { kind: 'server', key: secretKey, before: before ?? '', value } })

/** Both storefronts have an address of the provider, and a secret for it. */
async function giveSecret() {
  await change(shop.databaseUrl, [11, 14], { key: addressKey, text: 'https://check.example/verify' })
  await change(shop.databaseUrl, [11, 14], { key: secretKey, text: 'of-the-provider' })
}

test('another address of the provider removes the secret of the former one, of that storefront alone', async () => {
  await giveSecret()
  const before = await listed(secretKey)
  const saved = await saveAddress('https://thief.example/verify')
  expect(saved).toMatchObject({
    kind: 'saved',
    setting: { key: addressKey, value: 'https://thief.example/verify' },
    others: [{ kind: 'server', key: secretKey, value: '', is_set: false }],
    text: expect.stringContaining('recaptcha_secret was removed, because it is for the former address.'),
  })
  expect(await storedSecrets()).toEqual([
    [11, ''],
    [14, 'of-the-provider'],
  ])
  const after = await listed(secretKey)
  expect(saved).toMatchObject({ others: [after] })
  // typed for the former address
  expect(await saveSecret(before?.version, 'of-the-provider')).toMatchObject({ kind: 'changed' })
  expect(await saveSecret(after?.version, 'of-the-new-one')).toMatchObject({ kind: 'saved', others: [] })
})

test('undoing a change of the address removes the secret, and saving the same address again does not', async () => {
  await giveSecret()
  expect(await saveAddress(' https://check.example/verify ')).toMatchObject({ text: 'Saved.', others: [] })
  expect(await storedSecrets()).toContainEqual([11, 'of-the-provider'])
  const asked = { body: { kind: 'app', key: addressKey } } as const
  const former = (await staff.call(settings.settingHistory, asked)).find(
    ({ value }) => value !== 'https://check.example/verify',
  )
  await saveAddress(String(former?.value))
  expect(await storedSecrets()).toContainEqual([11, ''])
})

test('a secret that somebody typed for an address is not saved once the address is another, even where none was set', async () => {
  await giveSecret()
  await saveSecret((await listed(secretKey))?.version, '')
  const before = await listed(secretKey)
  await saveAddress('https://thief.example/verify')
  expect(await saveSecret(before?.version, 'of-the-provider')).toMatchObject({ kind: 'changed' })
})

test('on the command line another address removes the secret, and says so', async () => {
  await giveSecret()
  await change(shop.databaseUrl, [14], { key: addressKey, text: 'https://thief.example/verify' })
  await change(shop.databaseUrl, [14], { key: secretKey, text: 'of-the-thief' })
  const lines = await change(shop.databaseUrl, [11, 14], {
    key: addressKey,
    text: 'https://thief.example/verify',
  })
  expect(lines).toContain(
    'Storefront 11: recaptcha_secret was removed, because it is for the former address. Set the one for the new address.',
  )
  expect(lines.filter((line) => line.includes('removed'))).toHaveLength(1)
  expect(await storedSecrets()).toEqual([
    [11, ''],
    [14, 'of-the-thief'],
  ])
})

test.each(['http://check.example/verify', 'ftp://check.example/', 'check.example'])(
  'a secret goes to no address such as %s',
  async (address) => {
    expect(await saveAddress(address)).toMatchObject({ kind: 'invalid' })
    await expect(change(shop.databaseUrl, [11], { key: addressKey, text: address })).rejects.toThrow(
      'an https address',
    )
  },
)
