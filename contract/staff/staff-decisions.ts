import * as v from 'valibot'
import { MAX_INT } from '#contract/platform/constants.ts'
import { Id, Text } from '#contract/platform/wire.ts'

/** What the decisions of staff about customers have in common. */

export const RowId = v.pipe(Id, v.maxValue(MAX_INT))
/** that the customer and the history read */
export const Reason = v.pipe(Text(500), v.minLength(1))

/** Null: nobody has decided yet. */
export const Decision = v.nullable(
  v.object({
    at: v.string(),
    /** null: with a command */
    staff: v.nullable(v.string()),
  }),
)
export type Decision = v.InferOutput<typeof Decision>

/**
 * `decided`: also when the same member of staff repeats it; `waiting`: decided, and its refund is not confirmed yet; `changed`:
 * somebody else was first.
 */
export const DecisionAnswer = v.object({
  kind: v.picklist(['decided', 'waiting', 'changed', 'invalid']),
  text: v.string(),
})
export type DecisionAnswer = v.InferOutput<typeof DecisionAnswer>
