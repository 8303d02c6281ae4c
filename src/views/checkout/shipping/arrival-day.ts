const DAY = 86_400_000
const WEEKEND: readonly number[] = [0, 6]

/** Month and day of the holidays on a fixed date: New Year, Independence Day, Christmas. */
const FIXED: readonly string[] = ['1-1', '7-4', '12-25']

/** The day after so many business days; weekends and the holidays on which no carrier drives are none. */
export function arrivalDay(shipDate: string, businessDays: number): string {
  let time = Date.parse(`${shipDate.slice(0, 10)}T12:00:00Z`)
  for (let left = businessDays; left > 0; ) {
    time += DAY
    if (isBusinessDay(new Date(time))) left--
  }
  return new Date(time).toISOString()
}

const isBusinessDay = (date: Date): boolean => !WEEKEND.includes(date.getUTCDay()) && !isHoliday(date)

function isHoliday(date: Date): boolean {
  const [month, day, weekday] = [date.getUTCMonth() + 1, date.getUTCDate(), date.getUTCDay()]
  const isMonday = weekday === 1
  return (
    FIXED.includes(`${month}-${day}`) ||
    // Memorial Day, Labor Day, Thanksgiving
    (month === 5 && isMonday && day > 24) ||
    (month === 9 && isMonday && day <= 7) ||
    (month === 11 && weekday === 4 && day > 21 && day <= 28)
  )
}
