import { expect, test } from 'vitest'
import { authCalls } from '#contract/account/auth.ts'
import { API_PREFIX } from '#contract/platform/constants.ts'
import { customerDocumentCalls } from '#contract/documents/customer-documents.ts'
import { staffDocumentCalls as documents } from '#contract/staff/staff-documents.ts'
import { staffVolumeCalls as volume } from '#contract/staff/staff-volume.ts'
import { volumeCalls } from '#contract/account/volume.ts'
import { makeShopper } from '#tests/support/customers.ts'
import { logInEditor, makeEditor } from '#tests/support/editor.ts'
import { useShop } from '#tests/support/shop.ts'
import { Shopper } from '#tests/support/shopper.ts'
import { SMALL_PDF } from '#tests/support/upload-files.ts'

const shop = await useShop()
const newStaff = async (projectId = 11) =>
  logInEditor(shop.url, await makeEditor(shop.db, ['customers']), { projectId })
const staff = await newStaff()
const colleague = await newStaff()

const apply = (shopper: Shopper, company: string) =>
  shopper.call(volumeCalls.submitRequestForm, {
    body: { company, tax_id: '12-3456789', yearly_volume: 'under-5000', state: 'TX' },
  })
async function applied() {
  const shopper = await makeShopper(shop.url, shop.db, 'new')
  const { customer } = await apply(shopper, 'Quill Display')
  const customerId = customer?.customers_id ?? 0
  const row = (await staff.call(volume.listVolumeRequests, { query: { status: 'open' } })).find(
    (each) => each.customer_id === customerId,
  )
  if (!row) throw new Error('the application is not listed')
  return { shopper, customerId, id: row.id, submitted_at: row.submitted_at }
}
const detail = (id: number) => staff.call(volume.readVolumeRequest, { params: { id: String(id) } })

async function uploaded() {
  const shopper = await makeShopper(shop.url, shop.db)
  const { document } = await shopper.call(customerDocumentCalls.uploadDocument, {
    query: {
      kind: 'authorization',
      type: 'federal_license',
      name: 'license.exe',
      expires_on: '2098-06-30',
      upload_id: crypto.randomUUID(),
    },
    body: SMALL_PDF,
  })
  return { shopper, id: document.id }
}
const standing = async (shopper: Shopper) =>
  (await shopper.call(customerDocumentCalls.selectDocuments, {})).authorization.standing
const approve = (by: Shopper, id: number, expires_on: string | null = null) =>
  by.call(documents.approveDocument, { body: { id, expires_on } })
const refuse = (by: Shopper, id: number, seen: 'review' | 'approved' = 'review') =>
  by.call(documents.refuseDocument, { body: { id, seen, reason: 'Not legible.' } })

const auditOf = (subject: string) =>
  shop.db
    .selectFrom('staff_audit as a')
    .innerJoin('staff as s', 's.id', 'a.staff_id')
    .select(['a.action', 's.name', 'a.subject'])
    .where('a.subject', 'like', subject)
    .orderBy('a.id')
    .execute()
const emailsTo = async (shopper: Shopper) => {
  const { user } = await shopper.call(authCalls.me, {})
  const rows = await shop.db
    .selectFrom('emails')
    .select('message')
    .where('recipient', '=', user?.email ?? '')
    .orderBy('created_at')
    .execute()
  return rows.map(({ message }) => (message as { kind?: string } | null)?.kind)
}

test('[PRC-06] an application is read with the levels that are not dearer, approved with an e-mail, and the audit has both ids', async () => {
  const { shopper, customerId, ...shown } = await applied()
  const request = await detail(shown.id)
  expect(request).toMatchObject({ status: 'open', state: 'TX', level: { name: 'Bronze' }, decision: null })
  expect(request?.levels.map(({ name }) => name)).toEqual(['Bronze', 'Silver', 'Gold', 'Platinum', 'Diamond'])
  const level_id = request?.levels.find(({ name }) => name === 'Gold')?.id ?? 0
  const press = () => staff.call(volume.approveVolumeRequest, { body: { ...shown, level_id } })
  expect(await press()).toMatchObject({ kind: 'decided' })
  // the same press after a lost answer
  expect(await press()).toMatchObject({ kind: 'decided' })
  expect(await staff.call(volume.approveVolumeRequest, { body: { ...shown, level_id: 13 } })).toMatchObject({
    kind: 'changed',
  })
  expect((await shopper.call(authCalls.me, {})).customer?.price_levels_short_name).toBe('gold')
  expect(await emailsTo(shopper)).toEqual(['volumeReceived', 'volumeApproved'])
  const { decision } = (await detail(shown.id)) ?? {}
  expect(await auditOf(`${shown.id}, customer ${customerId}%`)).toEqual([
    {
      action: 'approveVolumeRequest',
      name: decision?.staff,
      subject: `${shown.id}, customer ${customerId}, Gold`,
    },
  ])
  const decided = await staff.call(volume.listVolumeRequests, { query: { status: 'decided' } })
  expect(decided[0]).toMatchObject({ id: shown.id, status: 'approved', decision })
})

test('an application that the customer corrected meanwhile is not decided as it was', async () => {
  const { shopper, customerId, ...shown } = await applied()
  await apply(shopper, 'Quill & Sons')
  const decline = (submitted_at: string) =>
    staff.call(volume.declineVolumeRequest, { body: { id: shown.id, submitted_at, reason: 'Unknown.' } })
  expect(await decline(shown.submitted_at)).toEqual({
    kind: 'changed',
    text: 'The customer has corrected the application. Read it again, then decide.',
  })
  const again = await detail(shown.id)
  expect(again).toMatchObject({ company: 'Quill & Sons', customer_id: customerId, status: 'open' })
  expect(await decline(again?.submitted_at ?? '')).toMatchObject({ kind: 'decided' })
})

test('two members of staff who decide at once decide once, and the other one reads who was first', async () => {
  const { shopper, customerId: _, ...shown } = await applied()
  const answers = await Promise.all([
    staff.call(volume.approveVolumeRequest, { body: { ...shown, level_id: 16 } }),
    colleague.call(volume.declineVolumeRequest, { body: { ...shown, reason: 'Unknown.' } }),
  ])
  expect(answers.map(({ kind }) => kind).sort()).toEqual(['changed', 'decided'])
  expect(answers.find(({ kind }) => kind === 'changed')?.text).toMatch(/already, by Editor/)
  expect(await emailsTo(shopper)).toHaveLength(2)
  const document = await uploaded()
  const both = await Promise.all([approve(staff, document.id), refuse(colleague, document.id)])
  expect(both.map(({ kind }) => kind).sort()).toEqual(['changed', 'decided'])
  expect(await emailsTo(document.shopper)).toHaveLength(1)
})

test('[ACC-14] a document is approved with a last day, then refused as it was shown, each with an e-mail', async () => {
  const { shopper, id } = await uploaded()
  expect(await approve(staff, id, '2020-01-01')).toEqual({ kind: 'invalid', text: '2020-01-01 is over.' })
  expect(await approve(staff, id, '2099-06-30')).toMatchObject({ kind: 'decided' })
  expect(await standing(shopper)).toEqual({ state: 'approved', until: '2099-06-30' })
  // from a page that still shows it in review
  expect((await refuse(colleague, id)).text).toMatch(/is approved already, by Editor/)
  expect(await refuse(colleague, id, 'approved')).toMatchObject({ kind: 'decided' })
  expect(await standing(shopper)).toEqual({ state: 'refused', reason: 'Not legible.' })
  expect(await emailsTo(shopper)).toEqual(['documentApproved', 'documentRefused'])
  const listed = await staff.call(documents.listStaffDocuments, { query: { state: 'decided' } })
  expect(listed[0]).toMatchObject({
    id,
    state: 'refused',
    decision: { staff: expect.stringMatching(/^Editor/) },
  })
  expect((await auditOf(`${id}, customer %`)).map(({ action }) => action)).toEqual([
    'approveDocument',
    'refuseDocument',
  ])
})

test('a document approved until a day that does not exist is 422, names the field, and stays in review', async () => {
  const { id } = await uploaded()
  for (const expires_on of ['2099-02-30', '0000-01-01']) {
    const { status, body } = await staff.send(documents.approveDocument, { body: { id, expires_on } })
    expect([status, body]).toEqual([
      422,
      { success: false, errors: ['expires_on: is not a day of the calendar'] },
    ])
  }
  const row = shop.db.selectFrom('documents').select('state').where('id', '=', id)
  expect(await row.executeTakeFirst()).toEqual({ state: 'review' })
})

test('[T65] the file of a document comes to staff as an inert attachment, and who read it is recorded', async () => {
  const { id } = await uploaded()
  const row = await staff.call(documents.readStaffDocument, { params: { id: String(id) } })
  const answer = await staff.fetch(row?.href ?? '')
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="license\.pdf"/)
  expect(answer.headers.get('content-security-policy')).toContain('sandbox')
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(new Uint8Array(await answer.arrayBuffer())).toEqual(SMALL_PDF)
  expect((await auditOf(`${id}, customer %`)).map(({ action }) => action)).toEqual(['downloadStaffDocument'])
})

test('the desk of a storefront reaches no customer of the other one, and nobody without the right reaches any', async () => {
  const { customerId: _, shopper: __, ...shown } = await applied()
  const { id, shopper } = await uploaded()
  const other = await newStaff(14)
  expect(await other.call(volume.readVolumeRequest, { params: { id: String(shown.id) } })).toBe(null)
  expect(await other.call(volume.declineVolumeRequest, { body: { ...shown, reason: 'No.' } })).toEqual({
    kind: 'changed',
    text: `There is no application ${shown.id}.`,
  })
  expect(await approve(other, id)).toEqual({ kind: 'changed', text: `There is no document ${id}.` })
  const file = `/${API_PREFIX}/staff/documents/${id}/file?project_id=`
  const editor = await logInEditor(shop.url, await makeEditor(shop.db, ['edit', 'orders']))
  const statuses = await Promise.all([
    other.fetch(`${file}14`),
    editor.fetch(`${file}11`),
    shopper.fetch(`${file}11`),
    new Shopper(shop.url).fetch(`${file}11`),
  ])
  expect(statuses.map(({ status }) => status)).toEqual([404, 403, 404, 404])
  expect(await standing(shopper)).toEqual({ state: 'review' })
})
