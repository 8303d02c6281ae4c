export interface QuantityLimits {
  min: number
  max: number
}

/** Parses a whole number and clamps it to the limits; returns the fallback when the text is not a number. */
export function readQuantity(text: string, fallback: number, { min, max }: QuantityLimits): number {
  const quantity = Math.trunc(Number(text))
  if (text.trim() === '' || !Number.isFinite(quantity)) return fallback
  return Math.min(max, Math.max(min, quantity))
}

const keySteps: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }

export function quantityAfterKey(
  key: string,
  from: number,
  { min, max }: QuantityLimits,
): number | undefined {
  const step = keySteps[key]
  return step === undefined ? undefined : Math.min(max, Math.max(min, from + step))
}
