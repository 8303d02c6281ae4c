/** What the chat is told of the shopper and the page. */
export interface ChatFacts {
  readonly customers_id: number | null
  readonly name: string
  readonly first: string
  readonly email: string
  /** 16 when no customer is known */
  readonly price_levels_id: number
  /** of the product page that is open */
  readonly product_id: number | null
  readonly model: string | null
}

/** Derived from the user agent; sent in no call. */
export interface UserDeviceInfo {
  readonly browser: string
  readonly browserVersion: string
  readonly os: string
  readonly type: 'desktop' | 'tablet' | 'mobile'
}

export interface ChatInput {
  readonly facts: ChatFacts
  readonly userDeviceInfo: UserDeviceInfo
}

export type ChatContext = ChatInput

export type ChatEvent =
  | { readonly type: 'chat.open' }
  | { readonly type: 'chat.minimize' }
  | { readonly type: 'chat.close' }
  /** from the router: a page for passwords, payment or review is opened, or left */
  | { readonly type: 'chat.suspend' }
  | { readonly type: 'chat.resume' }
  /** login, logout, another price level, or a product page opened or left */
  | { readonly type: 'context.changed'; readonly facts: ChatFacts }
  /** from the panel: it can be used, or its script cannot be fetched */
  | { readonly type: 'panel.ready' }
  | { readonly type: 'panel.failed' }

export type ChatEmitted =
  /** to the frame of the provider */
  | ({ readonly type: 'context.refreshed' } & ChatContext)
  /** only logged */
  | { readonly type: 'chat.failed' }

/** `mounted`: the panel exists. `shown`: it is visible. `suspended`: not even the button is there. */
export type ChatTag = 'mounted' | 'shown' | 'suspended'

export interface ChatMeta {
  readonly spec: readonly string[]
}
