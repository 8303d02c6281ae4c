import { showPlaybackModel } from '#machines/show-playback/show-playback.model.ts'
import { rules } from '#tests/machines/conduct.ts'

const PLAYING = 'prepareFrames ready, playback.play'
const still = ['grade.full', 'music.silent']

rules(showPlaybackModel, {
  'nothing moves before Play is pressed': ['prepareFrames ready', 'picture.paused', ...still],
  'a visitor who asks for less motion sees stills': [
    'at reduced, prepareFrames ready',
    'picture.storyboard',
    ...still,
  ],
  'stills are played only when motion is permitted': [
    'at reduced, prepareFrames ready, motion.permit',
    'picture.playing',
    ...still,
    'starts drawFrames {"at_ms":0,"speed":1}',
    'sets isReduced to false',
  ],
  'Play draws from where the picture stands': [
    'prepareFrames ready, playback.seek, playback.play',
    'picture.playing',
    ...still,
    'starts drawFrames {"at_ms":12000,"speed":1}',
  ],
  'the picture stands where it was paused': [
    `${PLAYING}, playback.pause`,
    'picture.paused',
    ...still,
    'sets at_ms to 8300',
  ],
  'nobody gets beyond the end': [
    'prepareFrames ready, playback.seek 2',
    'picture.paused',
    ...still,
    'sets at_ms to 84000',
  ],
  'a step back from the start stays there': [
    'prepareFrames ready, playback.step 2',
    'picture.paused',
    ...still,
  ],
  'a step forward moves the still': [
    'prepareFrames ready, playback.step',
    'picture.paused',
    ...still,
    'sets at_ms to 100',
  ],
  'a moving picture jumps and goes on': [
    `${PLAYING}, playback.seek`,
    'picture.playing',
    ...still,
    'starts drawFrames {"at_ms":12000,"speed":1}',
    'sets at_ms to 12000',
  ],
  'another speed goes on from the same time': [
    `${PLAYING}, speed.choose`,
    'picture.playing',
    ...still,
    'starts drawFrames {"at_ms":8300,"speed":2}',
    'sets at_ms to 8300',
    'sets speed to 2',
  ],
  'a hidden page draws nothing': [
    `${PLAYING}, page.hidden`,
    'picture.hidden',
    ...still,
    'sets at_ms to 8300',
  ],
  'a page that is seen again goes on': [
    `${PLAYING}, page.hidden, page.shown`,
    'picture.playing',
    ...still,
    'starts drawFrames {"at_ms":8300,"speed":1}',
  ],
  'the end stands': [`${PLAYING}, end.reached`, 'picture.ended', ...still, 'sets at_ms to 84000'],
  'Play after the end begins again': [
    `${PLAYING}, end.reached, playback.play`,
    'picture.playing',
    ...still,
    'starts drawFrames {"at_ms":0,"speed":1}',
    'sets at_ms to 0',
  ],
  'lost graphics are replaced while it plays, and it goes on where they were lost': [
    `${PLAYING}, context.lost, restoreFrames ready`,
    'picture.playing',
    ...still,
    'starts drawFrames {"at_ms":8300,"speed":1}',
  ],
  'graphics that are lost while it stands are chosen anew': [
    'prepareFrames ready, context.lost',
    'picture.preparing',
    ...still,
    'starts prepareFrames',
    'sets at_ms to 8300',
  ],
  'a browser that draws nothing is told so, and asked again on request': [
    'prepareFrames impossible, playback.retry',
    'picture.preparing',
    ...still,
    'starts prepareFrames',
  ],
  'slow frames lose stars first': [
    `${PLAYING}, frames.slow`,
    'picture.playing',
    'grade.reduced',
    'music.silent',
  ],
  'frames that are still slow lose glow and reflections': [
    `${PLAYING}, frames.slow, frames.slow`,
    'picture.playing',
    'grade.plain',
    'music.silent',
  ],
  'all is drawn again once it was stopped': [
    `${PLAYING}, frames.slow, frames.slow, playback.pause`,
    'picture.paused',
    ...still,
    'sets at_ms to 8300',
  ],
  'a shorter show ends the picture earlier': [
    'prepareFrames ready, playback.seek, plan.changed',
    'picture.paused',
    ...still,
    'sets at_ms to 6000',
    'sets length_ms to 6000',
  ],
  'flashes are reduced until they are chosen': [
    'prepareFrames ready, flashes.choose',
    'picture.paused',
    ...still,
    'sets isCalm to false',
  ],
  'a chosen file is read': [
    'prepareFrames ready, music.choose',
    'picture.paused',
    'grade.full',
    'music.reading',
    'starts readMusic {"file":{"id":1,"name":"anthem.mp3","size":3200000}}',
    'sets chosen to {"id":1,"name":"anthem.mp3","size":3200000}',
  ],
  'music that can be played leads the picture': [
    'prepareFrames ready, music.choose, readMusic read',
    'picture.paused',
    'grade.full',
    'music.attached',
    'sets chosen to null',
    'sets music to {"id":1,"name":"anthem.mp3","peaks":[20,80,40,100],"seconds":95,"size":3200000}',
  ],
  'music that cannot be played is told': [
    'prepareFrames ready, music.choose, readMusic unreadable',
    'picture.paused',
    'grade.full',
    'music.unreadable',
  ],
  'music is dropped': [
    'prepareFrames ready, music.choose, readMusic read, music.drop',
    'picture.paused',
    ...still,
    'sets music to null',
  ],
})
