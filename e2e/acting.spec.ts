import type { Page } from '@playwright/test'
import { authCalls } from '#contract/account/auth.ts'
import type { TestDb } from '#tests/support/database.ts'
import { makeStaff } from '#tests/support/staff.ts'
import { expect, test } from './fixtures.ts'
import { goods } from './goods.ts'
import { FrameDriver } from './pages/frame.driver.ts'
import { ProductDriver } from './pages/product.driver.ts'
import { StaffDriver } from './pages/staff.driver.ts'

test.use({ pictures: false })

const customerBy = (db: TestDb, email: string) =>
  db
    .selectFrom('customers')
    .select(['id', 'firstname', 'lastname'])
    .where('email', '=', email)
    .executeTakeFirstOrThrow()

const recordOf = (db: TestDb, customerId: number) =>
  db.selectFrom('audit').select(['staff_id', 'call']).where('customer_id', '=', customerId).execute()

const tokenOf = (page: Page) =>
  page.evaluate(() => {
    const stored: { access_token: string } = JSON.parse(localStorage.getItem('user') ?? '{}')
    return stored.access_token
  })

test('[ROUTE-32][ROLE-12][ROLE-13][ROLE-15][SES-07][T34][T35] staff act as a customer in every tab, on record, until they end it', async ({
  page,
  context,
  db,
  email,
  baseURL,
  frame,
  shopper,
}) => {
  const [wanted] = await goods(db, 1)
  if (!wanted) throw new Error('a product is needed')
  const customer = await customerBy(db, email)
  const acting = `You are acting as ${customer.firstname} ${customer.lastname} (#${customer.id})`
  const staff = await makeStaff(db)
  const early = new StaffDriver(await context.newPage())
  await early.page.goto('/')
  await page.bringToFront()

  const access = new StaffDriver(page)
  await access.open(customer.id)
  await access.actAs(staff.email, '000000')
  await access.seeProblem('Your password and email do not match.')
  await expect(access.code).toHaveValue('')
  await access.actAs(staff.email)
  await access.seeActing(acting)
  await frame.seePath('/')
  await early.seeActing(acting)

  await new ProductDriver(page).open(wanted.url)
  await new ProductDriver(page).add(wanted.name)
  await frame.seeCartSettled(1)
  for (const path of ['/cart', '/checkout', '/login-as']) {
    await page.goto(path)
    await access.seeActing(acting)
  }
  const late = await context.newPage()
  await late.goto('/cart')
  await new StaffDriver(late).seeActing(acting)
  const rows = await recordOf(db, customer.id)
  expect(rows).toEqual(expect.arrayContaining([{ staff_id: staff.id, call: 'updateCartProduct' }]))
  expect(rows.filter(({ staff_id }) => staff_id !== staff.id)).toEqual([])

  shopper.token = await tokenOf(page)
  expect(baseURL).toBe(shopper.origin)
  await late.getByRole('button', { name: 'End session' }).click()
  for (const tab of [late, page, early.page]) await new StaffDriver(tab).seeNobody()
  await new FrameDriver(late).seePath('/')
  expect((await shopper.send(authCalls.me, {})).status).toBe(401)
})

test('[SES-07] on a narrow screen the bar fits, and ending leaves the window or goes home', async ({
  page,
  db,
  email,
  frame,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const { id } = await db
    .selectFrom('customers')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  const access = new StaffDriver(page)
  await access.open(id)
  await access.actAs((await makeStaff(db)).email)
  await access.seeActing(`(#${id})`)
  const isWider = await page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  )
  expect(isWider).toBe(false)
  await page.goto('/cart')
  await access.end.click()
  await access.seeNobody()
  await frame.seePath('/')
})
