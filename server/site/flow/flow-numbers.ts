/** What `flow_days` has in the place of a number of a transition. */

/** in `before`: the actor had started */
export const STARTED = -1
/** in `taken`: the page was left */
export const LEFT = -1
/** in both: transitions of ids that the chart does not have */
export const UNKNOWN = -2
/** in `chart`: of a build or machine that the shop does not know */
export const NO_CHART = 0
