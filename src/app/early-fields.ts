/**
 * What is entered into the fields of a page that the server has drawn, before the app has taken over: it is noted, and
 * repeated then, because React draws a field as the app knows it.
 */
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

export const SWITCHES = 'input[type="checkbox"], input[type="radio"]'

const typed = new Map<Field, string>()
const switched = new Map<HTMLInputElement, boolean>()
let repeated: HTMLInputElement | null = null

const isSwitch = (field: Field): field is HTMLInputElement => field.matches(SWITCHES)

export function noteField(target: Element): void {
  if (
    !(target instanceof HTMLInputElement) &&
    !(target instanceof HTMLTextAreaElement) &&
    !(target instanceof HTMLSelectElement)
  )
    return
  if (isSwitch(target)) switched.set(target, target.checked)
  else typed.set(target, target.value)
}

/** Entered while the document was still being parsed, or restored by the browser. */
export function noteChangedFields(): void {
  for (const field of document.querySelectorAll<Field>('input, textarea, select'))
    if (isChanged(field)) noteField(field)
}

function isChanged(field: Field): boolean {
  if (!(field instanceof HTMLSelectElement) && !isSwitch(field)) return field.value !== field.defaultValue
  // what is chosen in any other, such as a filter, is said by the address
  if (field.form?.method !== 'post') return false
  if (field instanceof HTMLSelectElement) return field.selectedIndex !== drawnIndex(field)
  // of a group only the one that is chosen
  return field.checked !== field.defaultChecked && (field.checked || field.type === 'checkbox')
}

const drawnIndex = ({ options }: HTMLSelectElement): number =>
  Math.max(
    0,
    [...options].findIndex(({ defaultSelected }) => defaultSelected),
  )

/** Whether its click comes from here. */
export const isRepeated = (target: Element): boolean => target === repeated

export function repeatFields(done: () => void): void {
  for (const [field, value] of typed) {
    // React ignores an event whose value it has set itself or has found
    field.value = ''
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
    const type = field instanceof HTMLSelectElement ? 'change' : 'input'
    field.dispatchEvent(new Event(type, { bubbles: true }))
  }
  repeatSwitches([...switched], done)
}

/** The app has drawn by then what was entered before. */
function repeatSwitches([first, ...others]: readonly [HTMLInputElement, boolean][], done: () => void): void {
  setTimeout(() => {
    if (first === undefined) return done()
    turn(...first)
    repeatSwitches(others, done)
  })
}

/** React draws a switch that is left alone as the app knows it. */
function turn(input: HTMLInputElement, isOn: boolean): void {
  repeated = input
  input.checked = !isOn
  input.click()
  repeated = null
}
