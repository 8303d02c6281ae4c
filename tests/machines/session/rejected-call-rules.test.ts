import { sessionModel } from '#machines/session/session.model.ts'
import { rules } from '#tests/machines/conduct.ts'

rules(sessionModel, {
  '[CONST-17] a missing profile is read again once the same customer is confirmed after a rejected call': [
    'at returning, fetchCurrentUser known, session.unauthorized, fetchCurrentUser known',
    'signedIn.readingProfile',
    'emits session.kept {"reply":{"access_token":"access","customer":{"allow_disabled_checkout":false,"cu…',
    'waits 18000000 ms',
    'starts watchStoredSession {"customers_id":7,"is_impersonate":false,"period":5000}',
    'starts fetchProfile',
    'sets isProfileReread to true',
  ],
  '[SES-27] the same customer confirmed after a rejected call is not announced again': [
    'at returning, fetchCurrentUser known, fetchProfile found, session.unauthorized, fetchCurrentUser known',
    'signedIn.idle',
    'emits session.kept {"reply":{"access_token":"access","customer":{"allow_disabled_checkout":false,"cu…',
    'waits 18000000 ms',
    'starts watchStoredSession {"customers_id":7,"is_impersonate":false,"period":5000}',
  ],
  '[SES-09] other prices found after a rejected call are recorded and announced': [
    'at returning, fetchCurrentUser known, session.unauthorized, fetchCurrentUser knownAtOtherPrices',
    'signedIn.readingProfile',
    'emits session.kept {"reply":{"access_token":"access","customer":{"allow_disabled_checkout":false,"cu…',
    'tells shop session.signedIn {"customer":{"allow_disabled_checkout":false,"customer_price_levels_id":…',
    'waits 18000000 ms',
    'starts watchStoredSession {"customers_id":7,"is_impersonate":false,"period":5000}',
    'starts fetchProfile',
    'sets customer.price_levels_short_name to "gold"',
  ],
  '[SES-27] an unknown customer after a rejected call is asked for once more': [
    'at returning, fetchCurrentUser known, session.unauthorized, fetchCurrentUser unknown',
    'refreshing.askingAgain',
    'starts fetchCurrentUser',
  ],
  '[SES-27] a confirmed customer is recorded as the server has it': [
    'at returning, fetchCurrentUser known, fetchProfile found, session.unauthorized, customer.updated, fetchCurrentUser known',
    'signedIn.idle',
    'emits session.kept {"reply":{"access_token":"access","customer":{"allow_disabled_checkout":false,"cu…',
    'waits 18000000 ms',
    'starts watchStoredSession {"customers_id":7,"is_impersonate":false,"period":5000}',
    'sets customer.price_levels_id to 3',
  ],
  '[SES-27] a customer confirmed before the profile was read is recorded as the server has it': [
    'at returning, fetchCurrentUser known, session.unauthorized, customer.updated, fetchCurrentUser known',
    'signedIn.readingProfile',
    'emits session.kept {"reply":{"access_token":"access","customer":{"allow_disabled_checkout":false,"cu…',
    'waits 18000000 ms',
    'starts watchStoredSession {"customers_id":7,"is_impersonate":false,"period":5000}',
    'starts fetchProfile',
    'sets customer.price_levels_id to 3',
    'sets isProfileReread to true',
  ],
})
