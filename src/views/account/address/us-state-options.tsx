import { US_STATES } from '#contract/account/us-states.ts'

/** The options of a select of US states, starting with an empty one. */
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
