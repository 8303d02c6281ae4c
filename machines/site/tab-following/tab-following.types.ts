import type { CallbackActorLogic, EventObject } from 'xstate'
import type { TabFacts } from '#contract/site/tab-messages.ts'

export interface TabFollowingContext {
  /** that answered lately */
  readonly tabs: readonly TabFacts[]
  /** that is followed */
  readonly tab: TabFacts | null
}

export type TabFollowingEvent =
  | { readonly type: 'tabs.found'; readonly tabs: readonly TabFacts[] }
  /** by its token */
  | { readonly type: 'tab.choose'; readonly tab: string }
  /** the followed tab has answered */
  | { readonly type: 'tab.answered'; readonly facts: TabFacts }
  | { readonly type: 'tab.release' }
  /** what is shown stands still, while the tab is recorded on */
  | { readonly type: 'view.pause' }
  | { readonly type: 'view.resume' }

/** `attached`: a tab is chosen; `lost`: it no longer answers. */
export type TabFollowingTag = 'attached' | 'lost'

/** Asks all tabs who they are, again and again; sends `tabs.found`. */
export type FindTabsLogic = CallbackActorLogic<EventObject>
/** Records a tab, and tells it at the end that nobody follows it; sends `tab.answered`. */
export type FollowTabLogic = CallbackActorLogic<EventObject, { readonly tab: string }>
