import type { Drivers } from '#e2e/pages/drivers.ts'

/** Stands where the driver of a tester has a step. */
export const writtenStep = (what: string) => ({
  perform: ({ page }: Drivers) => page.getByText(what).click(),
})
