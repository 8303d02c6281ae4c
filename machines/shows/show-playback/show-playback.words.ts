import type { MachineWords } from '#machines/platform/words.ts'
import type { showPlaybackMachine } from './show-playback.machine.ts'

export const showPlaybackWords: MachineWords<typeof showPlaybackMachine> = {
  guards: {
    isReduced: 'the system of the viewer asks for less motion',
  },
  events: {
    'playback.play': 'the viewer presses Play',
    'playback.pause': 'the viewer presses Pause',
    'playback.seek': 'the viewer drags the playhead',
    'playback.step': 'the viewer moves one step',
    'playback.retry': 'the viewer wants the sky drawn again',
    'speed.choose': 'the viewer chooses a speed',
    'flashes.choose': 'the viewer softens flashes',
    'motion.permit': 'the viewer wants motion all the same',
    'page.hidden': 'the tab is in the background',
    'page.shown': 'the tab is in front again',
    'plan.changed': 'the show has changed',
    'context.lost': 'the browser has taken the drawing surface away',
    'end.reached': 'the last star is out',
    'frames.slow': 'the device cannot draw fast enough',
    'music.choose': 'the viewer chooses music',
    'music.drop': 'the viewer takes the music away',
  },
  actions: {
    recordTime: 'moves the playhead',
    recordStep: 'moves the playhead by one step',
    recordEnd: 'puts the playhead at the end',
    rewind: 'puts the playhead at the start',
    recordSpeed: 'plays at the chosen speed',
    recordCalm: 'softens or restores flashes',
    recordLength: 'knows how long the show is now',
    permitMotion: 'allows motion in spite of the setting of the system',
    recordChosen: 'keeps the chosen music file',
    recordMusic: 'plays the music with the show',
    forgetMusic: 'plays without music',
  },
  delays: {},
  tags: {
    pending: 'the sky is not drawn yet',
    moving: 'the show is playing',
    still: 'one picture of the show is shown',
  },
}
