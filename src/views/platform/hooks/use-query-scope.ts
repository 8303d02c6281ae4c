import { useSelector } from '@xstate/react'
import { useLocation } from 'react-router'
import { isStagePath } from '#contract/content/paths.ts'
import { levelOf, type QueryScope } from '#src/services/platform/queries.ts'
import { useShop } from '#src/views/platform/shop-context.ts'
import { useSystemActor } from './use-system-actor.ts'

/** The scope for query keys of responses that may contain prices or drafts. */
export function useQueryScope(): QueryScope {
  const { call, projectId } = useShop()
  const level = useSelector(useSystemActor('session'), ({ context }) => levelOf(context.customer))
  return { call, projectId, level, isStage: isStagePath(useLocation().pathname) }
}
