import type { ReactNode } from 'react'
import * as css from './card-mark.css.ts'

export type CardBrand = 'mastercard' | 'visa' | 'discover' | 'amex'

export const CARD_NAMES: Readonly<Record<CardBrand, string>> = {
  mastercard: 'Mastercard',
  visa: 'Visa',
  discover: 'Discover',
  amex: 'American Express',
}

const drawings: Record<CardBrand, ReactNode> = {
  mastercard: (
    <>
      <circle cx="16" cy="12" r="6.5" opacity=".9" />
      <circle cx="24" cy="12" r="6.5" opacity=".45" />
    </>
  ),
  visa: (
    <text x="20" y="16.2" textAnchor="middle" fontSize="11.5" fontWeight="800" fontStyle="italic">
      VISA
    </text>
  ),
  discover: (
    <text x="20" y="14.8" textAnchor="middle" fontSize="7.4" fontWeight="700">
      DISCOVER
    </text>
  ),
  amex: (
    <text x="20" y="15.6" textAnchor="middle" fontSize="9.5" fontWeight="800">
      AMEX
    </text>
  ),
}

export function CardMark({ brand }: { brand: CardBrand }) {
  return (
    <svg
      className={css.mark}
      viewBox="0 0 40 24"
      role="img"
      aria-label={CARD_NAMES[brand]}
      fill="currentColor"
    >
      {drawings[brand]}
    </svg>
  )
}

export function CardMarks({ brands }: { brands: readonly CardBrand[] }) {
  return (
    <span className={css.row}>
      {brands.map((brand) => (
        <CardMark key={brand} brand={brand} />
      ))}
    </span>
  )
}
