import { versionCheckModel } from '#machines/version-check/version-check.model.ts'
import { rules } from '#tests/machines/conduct.ts'

rules(versionCheckModel, {
  '[VER-05] the first version that is known is compared with the stored one': [
    'appInfo.known',
    'version.comparing',
    'scripts.whole',
    'starts readVersion',
    'sets app_version to "1.0.0"',
  ],
  '[VER-05] a version that is told again during the comparison is compared anew': [
    'appInfo.known, appInfo.known',
    'version.comparing',
    'scripts.whole',
    'starts readVersion',
  ],
  '[VER-05] another version that is told during the comparison takes its place': [
    'appInfo.known, appInfo.known 2',
    'version.comparing',
    'scripts.whole',
    'starts readVersion',
    'sets app_version to "1.1.0"',
  ],
  '[VER-06] a browser without a stored version stores the one of the server': [
    'appInfo.known, readVersion none',
    'version.current',
    'scripts.whole',
    'emits version.kept {"app_version":"1.0.0"}',
  ],
  '[VER-07] a stored version that is the one of the server is current': [
    'appInfo.known, readVersion older',
    'version.current',
    'scripts.whole',
  ],
  '[VER-07] a browser that denies its storage counts as current': [
    'appInfo.known, readVersion denied',
    'version.current',
    'scripts.whole',
  ],
  '[VER-10] a version that is told again during the second comparison is compared as at first': [
    'appInfo.known, readVersion newer, appInfo.known, appInfo.known',
    'version.comparing',
    'scripts.whole',
    'starts readVersion',
  ],
  '[VER-10] another version that is told during the second comparison is compared as at first': [
    'appInfo.known, readVersion newer, appInfo.known, appInfo.known 2',
    'version.comparing',
    'scripts.whole',
    'starts readVersion',
    'sets app_version to "1.1.0"',
  ],
  '[VER-06] a stored version that is gone at the second comparison is stored again': [
    'appInfo.known, readVersion newer, appInfo.known, readVersion none',
    'version.current',
    'scripts.whole',
    'emits version.kept {"app_version":"1.0.0"}',
  ],
  '[VER-10] a stored version that is the one of the server at the second comparison is current': [
    'appInfo.known, readVersion newer, appInfo.known, readVersion older',
    'version.current',
    'scripts.whole',
  ],
  '[VER-07][VER-08] a stored version that differs at both comparisons is outdated': [
    'appInfo.known, readVersion newer, appInfo.known, readVersion newer',
    'version.outdated',
    'scripts.whole',
  ],
  '[VER-10] a browser that denies its storage at the second comparison counts as current': [
    'appInfo.known, readVersion newer, appInfo.known, readVersion denied',
    'version.current',
    'scripts.whole',
  ],
  '[MSG-53][T53] scripts that a new release replaced reload the page, once': [
    'chunk.failed, loadAppInfo replaced',
    'version.unknown',
    'scripts.reloading',
    'emits version.forgotten',
    'emits page.reload {"isAutomatic":true,"running":"1.0.0"}',
  ],
  '[MSG-53] a script that is lost while the release is the same reloads nothing': [
    'chunk.failed, loadAppInfo same',
    'version.unknown',
    'scripts.whole',
  ],
  '[MSG-53] a script that is lost while no server answers reloads nothing': [
    'chunk.failed, loadAppInfo lost',
    'version.unknown',
    'scripts.whole',
  ],
  '[VER-08][T53] nothing reloads from the moment on that a payment begins': [
    'at reloaded, chunk.failed, loadAppInfo replaced, paying.began',
    'version.unknown',
    'scripts.paying',
  ],
})
