import type { QueryClient } from '@tanstack/react-query'
import { type ActorRefFrom, type AnyActorRef, createActor, type InspectionEvent } from 'xstate'
import type { Boot } from '#contract/site/boot.ts'
import { phoneOf } from '#contract/site/settings.ts'
import type { cartMachine } from '#machines/cart/cart.machine.ts'
import { systemActors } from '#machines/platform/system.ts'
import { isImpersonating } from '#src/services/platform/access-token.ts'
import { type Call, createClient } from '#src/services/platform/client/client.ts'
import type { NamedCart } from '#src/services/platform/client/reading.ts'
import { createBotTokenStore } from '#src/app/effects/bot-token.ts'
import { createCardHolder } from '#src/app/effects/card-holder.ts'
import { createCartChannel } from '#src/app/effects/cart-channel.ts'
import { csrfToken } from '#src/app/effects/cookies.ts'
import { createNavigation } from '#src/app/navigation/navigation.ts'
import { noticeDetail } from '#src/app/effects/notice-detail.ts'
import { isNotice, type Notice, type NoticeEvent, noticeOf } from '#src/app/effects/notices.ts'
import { shellEffects } from '#src/app/effects/shell-effects.ts'
import { inspectors } from '#src/app/follow/inspectors.ts'
import { reloadStorage, userStorage, versionStorage } from '#src/app/effects/storage.ts'
import { shopInput } from './shop-input.ts'
import { wireShop } from './wire-shop.ts'

const storageReaders = { readStored: () => userStorage.read(), readVersion: versionStorage.read }

const botToken = createBotTokenStore()
const browserTokens = {
  accessToken: () => userStorage.read()?.access_token ?? null,
  csrfToken,
  takeBotToken: botToken.take,
}

const browserPage = { reload: () => location.reload(), pathname: () => location.pathname }

/** Starts the root actor with all actors and effects of the browser. */
export function startShop(boot: Boot, queries: QueryClient, styled: Promise<void>) {
  const navigation = createNavigation()
  const card = createCardHolder(() => shop.system.get('payment')?.send({ type: 'card.lost' }))
  const channel = createCartChannel()
  const cart = cartOf(() => shop.system.get('cart'))
  const send = createClient({
    projectId: boot.project_id,
    ...browserTokens,
    onUnauthorized: () => shop.system.get('session')?.send({ type: 'session.unauthorized' }),
    onMaintenance: () => shop.system.get('maintenance')?.send({ type: 'site.refused' }),
    cart,
  })
  // what an answer shows may need styles that a drawn page does not have, and would move
  const call: Call = async (...args) => {
    const [answer] = await Promise.all([send(...args), styled])
    return answer
  }
  const machine = wireShop({ call, card, queries, shownCartId: cart.id, ...storageReaders })
  const effects: Record<string, (event: never) => void> = shellEffects({
    navigation,
    queries,
    card,
    channel,
    ...browserPage,
    dismissFailures: () => shop.system.get('toaster')?.send({ type: 'failures.dismiss' }),
  })
  const notify = (event: NoticeEvent) => {
    const { appSettings, storeSettings } = shop.getSnapshot().context
    const notice = noticeOf(event, phoneOf(appSettings, storeSettings, boot.project_id))
    const toast = toastOf(notice, noticeDetail(event, queries, cart.items()))
    shop.system.get('toaster')?.send({ type: 'toast.show', toast, at: performance.now() })
  }
  const handle = (event: { readonly type: string }) => {
    if (isNotice(event)) notify(event)
    // each effect accepts exactly the event of its own key
    else effects[event.type]?.(event as never)
  }
  // emitted events do not bubble, so the inspector subscribes to every actor when it is created
  const inspect = (inspected: InspectionEvent) => {
    for (const listen of inspectors) listen(inspected)
    if (inspected.type === '@xstate.actor') subscribe(inspected.actorRef as AnyActorRef, handle)
  }
  const input = shopInput(boot, storedBefore(boot))
  const shop = createActor(machine, { systemId: systemActors.shop, input, inspect })
  channel.subscribe(cart.id, () => shop.system.get('cart')?.send({ type: 'cart.reload' }))
  return { shop, call, card, botToken, navigation, inspect }
}

let shown = 0

const toastOf = (notice: Notice, detail: string | null) => ({
  ...notice,
  id: `${++shown}`,
  detail,
  shownAt: new Date().toISOString(),
})

type CartActor = ActorRefFrom<typeof cartMachine>

const cartOf = (find: () => CartActor | undefined) => ({
  id: () => find()?.getSnapshot().context.cart?.id ?? null,
  items: () => find()?.getSnapshot().context.cart?.items ?? [],
  onNamed: (named: NamedCart) => find()?.send({ type: 'cart.superseded', ...named }),
})

export type StartedShop = ReturnType<typeof startShop>

function subscribe(actor: AnyActorRef, hear: (event: { readonly type: string }) => void): void {
  // promise and callback actors have no `on`
  if ('on' in actor) actor.on('*', hear)
}

function storedBefore(boot: Boot) {
  const hasReloaded = reloadStorage.has(boot.app_version ?? '')
  const record = userStorage.read()
  if (record === null || record.access_token === null) return { stored: null, hasReloaded }
  const { user, customer, access_token } = record
  return { stored: { user, customer, is_impersonate: isImpersonating(access_token) }, hasReloaded }
}
