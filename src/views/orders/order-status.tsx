import { CANCELLED_STATUS } from '#contract/platform/constants.ts'
import { Badge, type BadgeProps } from '#src/ui/display/badge.tsx'

const TONES: Readonly<Record<number, BadgeProps['tone']>> = {
  3: 'success',
  10: 'warn',
  11: 'warn',
  22: 'success',
  25: 'neutral',
  [CANCELLED_STATUS]: 'danger',
}

/** The status of an order in words; its color says whether somebody has to act. */
export const OrderStatus = ({ id, name }: { id: number; name: string }) => (
  <Badge tone={TONES[id] ?? 'info'}>{name}</Badge>
)
