import { US_STATES } from './us-states.ts'

/** What a field for a state offers, with nothing chosen first. */
export function UsStateOptions() {
  return (
    <>
      <option value="">Choose</option>
      {US_STATES.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </>
  )
}
