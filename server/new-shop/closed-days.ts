/** Holidays on which the warehouse neither ships nor hands out. */
export function closedDayRows() {
  const years = Array.from({ length: 10 }, (_, index) => 2025 + index)
  return years.flatMap((year) => {
    const fixed = ['01-01', '07-04', '12-24', '12-25'].map((day) => `${year}-${day}`)
    return [...fixed, thanksgiving(year)].map((day) => ({ day }))
  })
}

function thanksgiving(year: number): string {
  const first = new Date(Date.UTC(year, 10, 1)).getUTCDay()
  const day = 1 + ((4 - first + 7) % 7) + 21
  return `${year}-11-${String(day).padStart(2, '0')}`
}
