import { expect, test } from 'vitest'
import type { SessionReply } from '#machines/account/session/session.types.ts'
import { knownReply } from '#machines/account/session/session-samples.ts'
import { noticeOf } from '#src/app/effects/notices.ts'
import { noticeOfForm } from '#src/services/platform/form-submission.ts'
import { passwordForm } from '#src/views/account/change-password-page.tsx'
import { silverForm } from '#src/views/account/preferences/level-card.tsx'
import { addressRemovalForm } from '#src/views/account/profile/address-card.tsx'
import { addressForm } from '#src/views/account/profile/address-editor.tsx'
import { profileChangeForm } from '#src/views/account/profile/profile-change-form.ts'
import { registrationForm } from '#src/views/account/register/register-page.tsx'
import { volumeForm } from '#src/views/account/volume/volume-form.tsx'
import { cartForm } from '#src/views/cart/saved/cart-form.ts'
import { withdrawalForm } from '#src/views/documents/document-card.tsx'
import { templateRemovalForm } from '#src/views/quick-order/account/template-list.tsx'
import { templateForm } from '#src/views/quick-order/templates/save-template.tsx'
import { chatForm } from '#src/views/site/chat/own-panel.tsx'
import { contactForm } from '#src/views/site/messages/contact-form.tsx'
import { newsletterForm } from '#src/views/site/messages/newsletter-form.tsx'

const SUCCESS = { tone: 'success', position: 'bottom-right', duration: 2_000 }
const REQUEST = { tone: 'success', position: 'top-center', duration: 12_000 }

const reply: SessionReply = knownReply
const { user, customer } = knownReply
const applied = (messages: readonly string[]) => noticeOfForm(volumeForm, { messages, user, customer })

test.each([
  [
    '[MSG-15]',
    noticeOfForm(registrationForm, { reply, request_volume: true }),
    SUCCESS,
    'Registration complete! Taking you to the Volume Application Form.',
  ],
  [
    '[MSG-16]',
    noticeOfForm(registrationForm, { reply, request_volume: false }),
    SUCCESS,
    'Registration complete! Taking you to the main page.',
  ],
  ['[MSG-18]', noticeOfForm(profileChangeForm, { message: null }), SUCCESS, 'Updated.'],
  ['[MSG-18]', noticeOfForm(profileChangeForm, { message: 'Saved.' }), SUCCESS, 'Saved.'],
  ['[MSG-20][MSG-21]', applied(['A.', 'B.']), REQUEST, 'A. B.'],
  ['[MSG-20][MSG-21]', applied([]), REQUEST, 'Request submitted.'],
  ['[PRC-05][MSG-22]', noticeOfForm(silverForm, { user, customer }), SUCCESS, 'Pricing Level Updated'],
  ['[MSG-29]', noticeOfForm(passwordForm, null), SUCCESS, 'Password changed.'],
  ['[MSG-33]', noticeOfForm(cartForm, { kind: 'renamed' }), SUCCESS, 'Cart Name Updated'],
  ['[MSG-35]', noticeOfForm(cartForm, { kind: 'deleted' }), SUCCESS, 'Cart marked for deletion'],
  [
    '[MSG-37]',
    noticeOfForm(cartForm, { kind: 'loaded', id: 7, to: null }),
    SUCCESS,
    'Saved cart has been loaded.',
  ],
  [
    '[MSG-38]',
    noticeOfForm(cartForm, { kind: 'saved' }),
    SUCCESS,
    'Current cart has been saved and new cart has been created.',
  ],
  ['contact', noticeOfForm(contactForm, null), SUCCESS, 'Your message was sent.'],
  ['chat', noticeOfForm(chatForm, null), SUCCESS, 'Your message was sent.'],
  ['newsletter', noticeOfForm(newsletterForm, null), SUCCESS, 'You are on the list.'],
  ['document', noticeOfForm(withdrawalForm, null), SUCCESS, 'The document is withdrawn.'],
  ['template', noticeOfForm(templateForm, null), SUCCESS, 'The template is saved.'],
  ['template', noticeOfForm(templateRemovalForm, null), SUCCESS, 'The template is deleted.'],
  ['address', noticeOfForm(addressForm, null), SUCCESS, 'The address is saved.'],
  ['address', noticeOfForm(addressRemovalForm, null), SUCCESS, 'The address is removed.'],
] as const)('%s an accepted form is confirmed: %o', (_, notice, form, text) => {
  expect(noticeOf({ type: 'notice.formAccepted', notice }, '')).toEqual({ ...form, text, action: null })
})
