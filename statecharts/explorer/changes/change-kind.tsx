import { Badge } from '#src/ui/display/badge.tsx'
import type { ChartDifference } from '#statecharts/engine/chart-difference.ts'

const TONES = { added: 'success', removed: 'danger', changed: 'warn', reworded: 'neutral' } as const

export const Kind = ({ kind }: Pick<ChartDifference, 'kind'>) => <Badge tone={TONES[kind]}>{kind}</Badge>
