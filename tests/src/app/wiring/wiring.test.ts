import { expect, test } from 'vitest'
import { type AnyActorLogic, type AnyStateMachine, createActor, StateMachine, toPromise } from 'xstate'
import { cartMachine } from '#machines/cart/cart.machine.ts'
import { checkoutMachine } from '#machines/checkout/checkout.machine.ts'
import { catalogueImportMachine } from '#machines/staff/catalogue-import/catalogue-import.machine.ts'
import { contentDraftMachine } from '#machines/staff/content-draft/content-draft.machine.ts'
import { orderActionMachine } from '#machines/staff/order-action/order-action.machine.ts'
import { couponMachine } from '#machines/checkout/coupon/coupon.machine.ts'
import { showPlaybackMachine } from '#machines/shows/show-playback/show-playback.machine.ts'
import { documentUploadMachine } from '#machines/documents/document-upload/document-upload.machine.ts'
import { documentJobMachine } from '#machines/sheets/document-job/document-job.machine.ts'
import { formSubmissionMachine } from '#machines/site/form-submission/form-submission.machine.ts'
import { passwordResetMachine } from '#machines/account/password-reset/password-reset.machine.ts'
import { showBuilderMachine } from '#machines/shows/show-builder/show-builder.machine.ts'
import { showEditorMachine } from '#machines/shows/show-editor/show-editor.machine.ts'
import { shopMachine } from '#machines/storefront/shop/shop.machine.ts'
import { showProposalMachine } from '#machines/shows/show-proposal/show-proposal.machine.ts'
import { showPurchaseMachine } from '#machines/shows/show-purchase/show-purchase.machine.ts'
import { staleCartMachine } from '#machines/cart/stale-cart/stale-cart.machine.ts'
import { createMemoryShelf } from '#src/services/shows/memory-shelf.ts'
import { createQueryClient } from '#src/app/boot/query-client.ts'
import { wireCatalogueImport } from '#src/app/wiring/wire-catalogue-import.ts'
import { wireContentDraft } from '#src/app/wiring/wire-content-draft.ts'
import { wireOrderAction } from '#src/app/wiring/wire-order-action.ts'
import { wireCustomer } from '#src/app/wiring/wire-customer.ts'
import { wireShowPlayback } from '#src/app/wiring/wire-show-playback.ts'
import { contactForm } from '#src/views/site/messages/contact-form.tsx'
import { createShowScreen } from '#src/views/shows/show-builder/sky/show-screen.ts'
import { wireDocumentUpload } from '#src/app/wiring/wire-document-upload.ts'
import { wireDocumentJob } from '#src/app/wiring/wire-document-job.ts'
import { wireForm } from '#src/app/wiring/wire-form.ts'
import { wirePasswordReset } from '#src/app/routing/routes/reset-password-route.tsx'
import { wireShowProposal, wireShowPurchase } from '#src/app/wiring/wire-show-plans.ts'
import { wireShowBuilder } from '#src/app/wiring/wire-show-builder.ts'
import { wireShop } from '#src/app/wiring/wire-shop.ts'

const never = () => Promise.reject(new Error('no call is made here'))
const queries = createQueryClient()
const card = {
  wire: () => ({ cc_number: '', cc_expire_month: '', cc_expire_year: '', cc_cvv: '' }),
  isHeld: () => false,
}

/** The paths of actors in a machine that are still placeholders. */
function placeholders(wired: AnyStateMachine, bare: AnyStateMachine, path: string): string[] {
  return Object.entries(bare.implementations.actors).flatMap(([name, placeholder]) => {
    const provided = wired.implementations.actors[name]
    const here = `${path}.${name}`
    if (placeholder instanceof StateMachine) {
      return provided instanceof StateMachine ? placeholders(provided, placeholder, here) : [here]
    }
    return provided === placeholder ? [here] : []
  })
}

test('every actor that a machine names is provided', async () => {
  const wires = { call: never, card, queries, shownCartId: () => null }
  const wired = wireShop({ ...wires, readStored: () => null, readVersion: () => null })
  const { importCustomerMachines } = wired.implementations.actors
  await toPromise(createActor(importCustomerMachines as AnyActorLogic).start())
  expect(placeholders(wired, shopMachine, 'shop')).toEqual([])
  const parts = wireCustomer(wires)
  const showBuilder = wireShowBuilder(never, {
    origin: 'https://shop.example',
    owner: { project_id: 11, customers_id: null },
    shelf: createMemoryShelf(),
    holdLock: () => () => undefined,
    readAerialFeet: () => 150,
    now: () => '',
  })
  const form = wireForm(never, contactForm)
  const { showEditor } = showBuilder.implementations.actors
  const missing = [
    ...placeholders(parts.cart, cartMachine, 'cart'),
    ...placeholders(parts.staleCart, staleCartMachine, 'staleCart'),
    ...placeholders(parts.coupon, couponMachine, 'coupon'),
    ...placeholders(parts.checkout, checkoutMachine, 'checkout'),
    ...placeholders(
      wireCatalogueImport(never, () => new Blob()),
      catalogueImportMachine,
      'catalogueImport',
    ),
    ...placeholders(wireOrderAction(never), orderActionMachine, 'orderAction'),
    ...placeholders(wireContentDraft(never), contentDraftMachine, 'contentDraft'),
    ...placeholders(
      wireDocumentUpload(never, () => new Blob()),
      documentUploadMachine,
      'documentUpload',
    ),
    ...placeholders(wireShowPlayback(createShowScreen('')), showPlaybackMachine, 'showPlayback'),
    ...placeholders(wireDocumentJob(never), documentJobMachine, 'documentJob'),
    ...(form instanceof StateMachine
      ? placeholders(form, formSubmissionMachine, 'formSubmission')
      : ['formSubmission']),
    ...placeholders(showBuilder, showBuilderMachine, 'showBuilder'),
    ...(showEditor instanceof StateMachine
      ? placeholders(showEditor, showEditorMachine, 'showEditor')
      : ['showEditor']),
    ...placeholders(wirePasswordReset(never), passwordResetMachine, 'passwordReset'),
    ...placeholders(
      wireShowProposal(never, () => 150),
      showProposalMachine,
      'showProposal',
    ),
    ...placeholders(wireShowPurchase(never), showPurchaseMachine, 'showPurchase'),
  ]
  expect(missing).toEqual([])
})

test('control: an actor that is not provided is reported by name', () => {
  expect(placeholders(shopMachine, shopMachine, 'shop')).toContain('shop.session.logIn')
  expect(placeholders(checkoutMachine, checkoutMachine, 'checkout')).toContain(
    'checkout.orderSubmission.submitOrder',
  )
})
