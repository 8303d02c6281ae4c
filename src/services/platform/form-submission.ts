import { fromPromise } from 'xstate'
import { addressBookCalls } from '#contract/delivery/address-book.ts'
import { cartCalls } from '#contract/cart/carts.ts'
import { customerDocumentCalls } from '#contract/documents/customer-documents.ts'
import { chatCalls } from '#contract/site/chat.ts'
import { MESSAGES } from '#contract/platform/messages.ts'
import { messageCalls } from '#contract/site/messages-to-shop.ts'
import { passwordCalls } from '#contract/account/password.ts'
import { profileCalls } from '#contract/account/profile.ts'
import { registrationCalls } from '#contract/account/registration.ts'
import { templateCalls } from '#contract/quick-order/templates.ts'
import { type VolumeRequest, volumeCalls } from '#contract/account/volume.ts'
import type {
  FormFact,
  FormReply,
  FormRequest,
  SubmitFormLogic,
} from '#machines/site/form-submission/form-submission.types.ts'
import type { Call } from './client/client.ts'

/** Dispatches a form to its call. */
export function formServices(call: Call) {
  const submitForm: SubmitFormLogic = fromPromise(({ input }) => submit(call, input.request))
  return { submitForm }
}

async function submit(call: Call, request: FormRequest): Promise<FormReply> {
  switch (request.kind) {
    case 'registration':
      return register(call, request)
    case 'passwordChange': {
      const { kind: _, ...body } = request
      return replyOf(await call(passwordCalls.changePassword, { body }), { kind: 'passwordChanged' })
    }
    case 'volumeRequest':
      return requestVolume(call, request.request)
    case 'chatMessage':
    case 'contactMessage':
    case 'newsletterSubscription':
      return sendMessage(call, request)
    case 'profileUpdate': {
      const { success, errors, message } = await call(profileCalls.updateProfile, { body: request.change })
      return replyOf({ success, errors }, { kind: 'profileUpdated', message })
    }
    case 'silverLevel': {
      const { user, customer, ...said } = await call(profileCalls.updateToSilver, { body: {} })
      return replyOf(said, { kind: 'movedToSilver', user, customer })
    }
    case 'documentWithdrawal': {
      const { id } = request
      return replyOf(await call(customerDocumentCalls.withdrawDocument, { body: { id } }), {
        kind: 'documentWithdrawn',
      })
    }
    case 'addressSave':
    case 'addressRemoval':
      return changeAddresses(call, request)
    case 'templateSave':
    case 'templateRemoval':
      return changeTemplates(call, request)
    case 'cartSave':
    case 'cartLoad':
    case 'cartRename':
    case 'cartDelete':
      return changeCarts(call, request)
    default:
      return request satisfies never
  }
}

type MessageRequest = Extract<
  FormRequest,
  { kind: 'chatMessage' | 'contactMessage' | 'newsletterSubscription' }
>

async function sendMessage(call: Call, request: MessageRequest): Promise<FormReply> {
  switch (request.kind) {
    case 'chatMessage':
      return replyOf(await call(chatCalls.sendChatMessage, { body: request.message }), {
        kind: 'messageSent',
      })
    case 'contactMessage':
      return replyOf(await call(messageCalls.sendContactMessage, { body: request.message }), {
        kind: 'messageSent',
      })
    case 'newsletterSubscription': {
      const { email } = request
      return replyOf(await call(messageCalls.subscribeToNewsletter, { body: { email } }), {
        kind: 'newsletterRequested',
      })
    }
    default:
      return request satisfies never
  }
}

async function changeAddresses(
  call: Call,
  request: Extract<FormRequest, { kind: `address${string}` }>,
): Promise<FormReply> {
  if (request.kind === 'addressRemoval') {
    const { id } = request
    return replyOf(await call(addressBookCalls.removeBookAddress, { body: { id } }), {
      kind: 'addressRemoved',
    })
  }
  const { address } = request
  return replyOf(await call(addressBookCalls.saveBookAddress, { body: { address } }), {
    kind: 'addressSaved',
  })
}

type CartRequest = Extract<FormRequest, { kind: `cart${string}` }>

async function changeCarts(call: Call, request: CartRequest): Promise<FormReply> {
  switch (request.kind) {
    case 'cartSave': {
      const { cart_name } = request
      if (cart_name !== null) {
        const named = await call(cartCalls.updateCart, { body: { cart_name } })
        if (!named.success) return replyOf(named, { kind: 'cartSaved' })
      }
      return replyOf(await call(cartCalls.newCart, { body: {} }), { kind: 'cartSaved' })
    }
    case 'cartLoad': {
      const { id, to, discarded } = request
      const loaded = await call(cartCalls.setCart, { body: { id } })
      // the server has saved the previous cart, which stays saved when this fails
      if (loaded.success && discarded !== undefined)
        await call(cartCalls.markForDeletion, { body: { id: discarded } }).catch(() => null)
      return replyOf(loaded, { kind: 'cartLoaded', id, to })
    }
    case 'cartRename': {
      const { kind: _, to, ...body } = request
      return replyOf(await call(cartCalls.updateCart, { body }), { kind: 'cartRenamed', to })
    }
    case 'cartDelete': {
      const failed = { success: false, errors: [MESSAGES.cartDeleteFailed] }
      const { success } = await call(cartCalls.markForDeletion, { body: { id: request.id } }).catch(
        () => failed,
      )
      return replyOf({ ...failed, success }, { kind: 'cartDeleted' })
    }
    default:
      return request satisfies never
  }
}

async function changeTemplates(
  call: Call,
  request: Extract<FormRequest, { kind: `template${string}` }>,
): Promise<FormReply> {
  if (request.kind === 'templateRemoval') {
    const { id } = request
    return replyOf(await call(templateCalls.removeTemplate, { body: { id } }), { kind: 'templateRemoved' })
  }
  const { kind: _, content, ...rest } = request
  const lines = content && 'lines' in content ? { lines: [...content.lines] } : content
  return replyOf(await call(templateCalls.saveTemplate, { body: { ...rest, ...lines } }), {
    kind: 'templateSaved',
  })
}

interface Said {
  readonly success: boolean
  readonly errors?: readonly string[]
}

const replyOf = ({ success, errors = [] }: Said, fact: FormFact): FormReply =>
  success ? { kind: 'accepted', fact } : { kind: 'rejected', errors }

async function requestVolume(call: Call, request: VolumeRequest): Promise<FormReply> {
  const answer = await call(volumeCalls.submitRequestForm, { body: request })
  const { success, errors, success_message: messages, user, customer } = answer
  if (!success) return { kind: 'rejected', errors }
  return { kind: 'accepted', fact: { kind: 'volumeRequested', messages, user, customer } }
}

async function register(
  call: Call,
  request: Extract<FormRequest, { kind: 'registration' }>,
): Promise<FormReply> {
  const { registerData } = request
  const answer = await call(registrationCalls.register, { body: { registerData } })
  if (!answer.success || answer.user === null) return { kind: 'rejected', errors: answer.errors }
  // a new account is never impersonated
  const reply = { ...answer, is_impersonate: false }
  const request_volume = registerData.request_volume ?? false
  return { kind: 'accepted', fact: { kind: 'registered', reply, request_volume } }
}
