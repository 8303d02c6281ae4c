/** UPC-A in number system 4 (in-store use), which no real article carries. */
export function upcOf(company: string, item: number): string {
  const digits = `4${company}${String(item % 100_000).padStart(5, '0')}`
  return `${digits}${(10 - (weightedSum(digits) % 10)) % 10}`
}

export function isUpc(text: string): boolean {
  return /^\d{12}$/.test(text) && weightedSum(text) % 10 === 0
}

function weightedSum(digits: string): number {
  return digits.split('').reduce((sum, digit, i) => sum + Number(digit) * (i % 2 ? 1 : 3), 0)
}
