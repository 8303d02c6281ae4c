import type { Customer, User } from '#contract/account/auth.ts'
import { type ProfileChange, profileCalls } from '#contract/account/profile.ts'
import { type RegisterData, registrationCalls } from '#contract/account/registration.ts'
import { type VolumeRequest, volumeCalls } from '#contract/account/volume.ts'
import type { SessionReply } from '#machines/account/session/session.types.ts'
import { replyOf, type SendForm } from '#src/services/platform/form-submission.ts'

export interface Registered {
  readonly reply: SessionReply
  readonly request_volume: boolean
}

export interface UpdatedCustomer {
  readonly user: User | null
  readonly customer: Customer | null
}

/** The updated customer record and the text for the customer. */
export interface VolumeRequested extends UpdatedCustomer {
  readonly messages: readonly string[]
}

/** The changed fields are written; null: the server has no text of its own. */
export interface ProfileUpdated {
  readonly message: string | null
}

export const sendRegistration: SendForm<RegisterData, Registered> = async (call, registerData) => {
  const answer = await call(registrationCalls.register, { body: { registerData } })
  if (!answer.success || answer.user === null) return { kind: 'rejected', errors: answer.errors }
  // a new account is never impersonated
  const reply = { ...answer, is_impersonate: false }
  return { kind: 'accepted', fact: { reply, request_volume: registerData.request_volume ?? false } }
}

export const sendVolumeRequest: SendForm<VolumeRequest, VolumeRequested> = async (call, request) => {
  const answer = await call(volumeCalls.submitRequestForm, { body: request })
  const { success_message: messages, user, customer, ...outcome } = answer
  return replyOf(outcome, { messages, user, customer })
}

export const sendProfileChange: SendForm<ProfileChange, ProfileUpdated> = async (call, change) => {
  const { message, ...outcome } = await call(profileCalls.updateProfile, { body: change })
  return replyOf(outcome, { message })
}

export const sendSilverLevel: SendForm<null, UpdatedCustomer> = async (call) => {
  const { user, customer, ...outcome } = await call(profileCalls.updateToSilver, { body: {} })
  return replyOf(outcome, { user, customer })
}
