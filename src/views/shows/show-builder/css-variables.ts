import type { CSSProperties } from 'react'

/** A style attribute that sets variables made by `createVar`; the keys are `var(--name)`. */
export function cssVariables(values: Readonly<Record<string, string | number>>): CSSProperties {
  const named = Object.entries(values).map(([key, value]) => [key.slice('var('.length, -1), String(value)])
  // the type of React knows no custom properties
  return Object.fromEntries(named) as CSSProperties
}
