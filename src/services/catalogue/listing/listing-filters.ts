import type { FilterField } from '#contract/catalogue/listing-path.ts'
import { emptyListing, FILTER_FIELDS, type ListingState } from '#contract/catalogue/listing-address.ts'

/** Changes the state of a listing; called with the newest one, which may not be rendered yet. */
export type ListingChange = (state: ListingState) => ListingState

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()

export const isChosen = (state: ListingState, field: FilterField, value: string): boolean =>
  state.filters[field].some((each) => isSame(each, value))

/** Adds or removes a filter value and resets the page to 1. */
export function toggled(state: ListingState, field: FilterField, value: string): ListingState {
  const values = state.filters[field]
  const next = isChosen(state, field, value)
    ? values.filter((other) => !isSame(other, value))
    : [...values, value]
  return { ...state, filters: { ...state.filters, [field]: next }, page: 1 }
}

export interface AppliedFilter {
  readonly field: FilterField
  readonly value: string
}

export const SUBJECT_FIELDS = ['category_url', 'brand_url', 'list_url'] as const

export interface ListingSubject {
  readonly field: (typeof SUBJECT_FIELDS)[number]
  readonly value: string
}

/** The single category, brand or list whose page a listing is; other filters narrow it. */
export function subjectOf(state: ListingState): ListingSubject | null {
  const field = SUBJECT_FIELDS.find((each) => state.filters[each].length > 0)
  if (field === undefined) return null
  const [value, ...more] = state.filters[field]
  return value === undefined || more.length > 0 ? null : { field, value }
}

/** The filters besides the subject. Visitors see no prices, so a price filter does not apply to them. */
export function appliedFilters(state: ListingState, isVisitor: boolean): readonly AppliedFilter[] {
  const subject = subjectOf(state)
  return FILTER_FIELDS.filter(
    (field) => field !== subject?.field && !(isVisitor && field === 'price'),
  ).flatMap((field) => state.filters[field].map((value) => ({ field, value })))
}

/** Removes filters and search; keeps subject and sort. */
export function cleared(state: ListingState): ListingState {
  const subject = subjectOf(state)
  const filters = subject === null ? {} : { [subject.field]: [subject.value] }
  return { ...emptyListing, sort: state.sort, filters: { ...emptyListing.filters, ...filters } }
}
