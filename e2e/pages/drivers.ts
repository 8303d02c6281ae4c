import type { Page } from '@playwright/test'
import { AccountDriver } from './account.driver.ts'
import { CartDriver } from './cart.driver.ts'
import { CheckoutDriver } from './checkout.driver.ts'
import { FrameDriver } from './frame.driver.ts'
import { ListingDriver } from './listing.driver.ts'
import { LoginDriver } from './login.driver.ts'
import { RegisterDriver } from './register.driver.ts'
import { ResetDriver } from './reset.driver.ts'
import { StaffDriver } from './staff.driver.ts'
import { VersionDriver } from './version.driver.ts'
import { VolumeDriver } from './volume.driver.ts'

/** A page with the drivers of all that can be on it. */
export const driversOf = (page: Page) => ({
  page,
  account: new AccountDriver(page),
  cart: new CartDriver(page),
  checkout: new CheckoutDriver(page),
  frame: new FrameDriver(page),
  listing: new ListingDriver(page),
  login: new LoginDriver(page),
  register: new RegisterDriver(page),
  reset: new ResetDriver(page),
  staff: new StaffDriver(page),
  version: new VersionDriver(page),
  volume: new VolumeDriver(page),
})
export type Drivers = Readonly<ReturnType<typeof driversOf>>
