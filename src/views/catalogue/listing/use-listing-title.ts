import { useQuery } from '@tanstack/react-query'
import type { ListingState } from '#contract/catalogue/listing-address.ts'
import {
  type ListingSubject,
  SUBJECT_FIELDS,
  subjectOf,
} from '#src/services/catalogue/listing/listing-filters.ts'
import { brandsQuery, categoriesQuery, listsQuery } from '#src/services/platform/queries.ts'
import { useQueryScope } from '#src/views/platform/hooks/use-query-scope.ts'
import { withoutSeparators } from './use-filter-label.ts'

export interface ListingTitle {
  readonly heading: string
  /** the kind of the subject: Categories, Brands or Lists */
  readonly kind: string | null
  /** its category, brand or list does not exist */
  readonly isUnknown: boolean
}

interface Named {
  readonly value: string
  readonly label: string
}

const KINDS: Readonly<Record<ListingSubject['field'], string>> = {
  category_url: 'Categories',
  brand_url: 'Brands',
  list_url: 'Lists',
}

/** Title and breadcrumb of a listing: the name of its subject, whatever other filters apply. */
export function useListingTitle(state: ListingState): ListingTitle {
  const scope = useQueryScope()
  const named: Readonly<Record<ListingSubject['field'], readonly Named[] | undefined>> = {
    category_url: useQuery(categoriesQuery(scope)).data,
    brand_url: useQuery(brandsQuery(scope)).data,
    list_url: useQuery(listsQuery(scope)).data,
  }
  const isUnknown = SUBJECT_FIELDS.some((field) => isNoneKnown(state.filters[field], named[field]))
  const subject = subjectOf(state)
  if (subject === null) {
    const heading = state.search === '' ? 'All Products' : `Results for “${state.search}”`
    return { heading, kind: null, isUnknown }
  }
  const { field, value } = subject
  const entry = named[field]?.find((each) => each.value.toLowerCase() === value.toLowerCase())
  return {
    heading: entry?.label ?? withoutSeparators(value),
    kind: KINDS[field],
    isUnknown,
  }
}

const isNoneKnown = (values: readonly string[], known: readonly Named[] | undefined): boolean =>
  known !== undefined &&
  values.length > 0 &&
  !values.some((value) => known.some((each) => each.value.toLowerCase() === value.toLowerCase()))
