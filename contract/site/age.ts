import * as v from 'valibot'
import { PROFESSIONAL_PROJECT, type ProjectId } from '#contract/platform/constants.ts'

export const AGES = [18, 21] as const
export type Age = (typeof AGES)[number]
export const Age = v.optional(v.nullable(v.picklist(AGES)), null)

/** States that sell consumer fireworks to nobody under 21. */
const FROM_21: readonly string[] = ['ME']

/** Display fireworks are for people from 21 on by federal law, consumer fireworks from 18 on. `state`: two letters. */
export const requiredAge = (project: ProjectId, state: string | null): Age =>
  project === PROFESSIONAL_PROJECT || (state !== null && FROM_21.includes(state)) ? 21 : 18

export const ageText = (age: Age): string => `I am at least ${age} years old.`
/** For staff, who order for a customer. */
export const customerAgeText = (age: Age): string => `The customer is at least ${age} years old.`
export const ageMissingText = (age: Age): string => `Confirm the age of at least ${age} years.`
