import { maintenanceModel } from '#machines/maintenance/maintenance.model.ts'
import { rules } from '#tests/machines/conduct.ts'

rules(maintenanceModel, {
  '[MNT-03][MNT-07] a page that comes without a version starts as down and reports it': [
    'at closed',
    'down',
    'emits appInfo.failed {"failure":null}',
    'waits 300000 ms',
  ],
  '[MNT-05] a version that is known means that the site is up': [
    'loadAppInfo open',
    'up',
    'tells versionCheck appInfo.known {"app_version":"1.0.0"}',
    'waits 300000 ms',
    'sets appInfo to [{"app_version":"1.0.0"}]',
  ],
  '[MNT-03] an answer without a version means that the site is down': [
    'loadAppInfo noVersion',
    'down',
    'emits appInfo.failed {"failure":null}',
    'waits 300000 ms',
  ],
  '[MNT-03] a failed call means that the site is down': [
    'loadAppInfo down',
    'down',
    'emits appInfo.failed {"failure":{"errors":["The site is down for maintenance."],"kind":"status","mes…',
    'waits 300000 ms',
  ],
  '[MNT-03][MNT-07] a recheck without a version reports the failure and means that the site is down': [
    'at open, site.refused, loadAppInfo noVersion',
    'down',
    'emits appInfo.failed {"failure":null}',
    'waits 300000 ms',
  ],
  '[MNT-05] a recheck records the version that is current now': [
    'at open, site.refused, loadAppInfo renewed',
    'up',
    'tells versionCheck appInfo.known {"app_version":"1.1.0"}',
    'waits 300000 ms',
    'sets appInfo to [{"app_version":"1.1.0"}]',
  ],
  '[MNT-03][MNT-07] a failed recheck reports the failure and means that the site is down': [
    'at open, site.refused, loadAppInfo down',
    'down',
    'emits appInfo.failed {"failure":{"errors":["The site is down for maintenance."],"kind":"status","mes…',
    'waits 300000 ms',
  ],
  '[MNT-06] a site that is down stays so while no version is told': [
    'at closed, site.recheck, loadAppInfo noVersion',
    'down',
    'emits appInfo.failed {"failure":null}',
    'waits 300000 ms',
  ],
  '[MNT-06] a site that is down stays so while the call fails': [
    'at closed, site.recheck, loadAppInfo down',
    'down',
    'emits appInfo.failed {"failure":{"errors":["The site is down for maintenance."],"kind":"status","mes…',
    'waits 300000 ms',
  ],
  '[MNT-06][ORD-16] a confirmed order is not waited for, but its reader is': [
    'order.sent, loadAppInfo noVersion, order.confirmed',
    'awaitingReader',
    'waits 600000 ms',
    'sets isOrdering to false',
  ],
  '[MNT-05] an order that has ended leads to the version that is current now, and to the cart as it is now': [
    'order.sent, loadAppInfo noVersion, order.ended, loadAppInfo renewed',
    'up',
    'tells versionCheck appInfo.known {"app_version":"1.1.0"}',
    'tells cart cart.reload',
    'waits 300000 ms',
    'sets appInfo to [{"app_version":"1.1.0"}]',
  ],
  '[MNT-03][MNT-07] an order that has ended gives way to a server that names no version': [
    'order.sent, loadAppInfo noVersion, order.ended, loadAppInfo noVersion',
    'down',
    'emits appInfo.failed {"failure":null}',
    'waits 300000 ms',
  ],
  '[MNT-03][MNT-07] an order that has ended gives way to a server that fails': [
    'order.sent, loadAppInfo noVersion, order.ended, loadAppInfo down',
    'down',
    'emits appInfo.failed {"failure":{"errors":["The site is down for maintenance."],"kind":"status","mes…',
    'waits 300000 ms',
  ],
  '[MNT-03][MNT-07] an order that has ended gives way to a server that does not answer within 30 seconds': [
    'order.sent, loadAppInfo noVersion, order.ended, 30000 ms',
    'down',
    'emits appInfo.failed {"failure":null}',
    'waits 300000 ms',
  ],
  '[MNT-03][MNT-07] a site that is down reports that the server does not answer within 30 seconds': [
    'at closed, site.recheck, 30000 ms',
    'down',
    'emits appInfo.failed {"failure":null}',
    'waits 300000 ms',
  ],
})
