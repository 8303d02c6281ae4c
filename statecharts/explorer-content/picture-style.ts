import { chartRules, flowRules } from '#statecharts/export/svg/style.ts'

/** The style sheet of all pictures, whose colors are custom properties of the page. */
export const pictureStyle = (): string => `${chartRules(colorOf)}\n${flowRules(colorOf)}\n${MARKS}`

const colorOf = (name: string): string => `var(--chart-${name})`

/** Of pictures of two versions. */
const COMPARED = `[data-compared] .edge:not(.added,.now,.removed,.before,.changed){opacity:.45}
:is(.added,.now)>path{stroke:var(--chart-success);stroke-width:3;stroke-dasharray:none}
:is(.removed,.before)>path{stroke:var(--chart-danger);stroke-width:2.5;stroke-dasharray:9 5}
.changed>path{stroke:var(--chart-warn);stroke-width:3;stroke-dasharray:14 4 3 4}
:is(.added,.now)>.head{fill:var(--chart-success)}
:is(.removed,.before)>.head{fill:var(--chart-danger)}
.changed>.head{fill:var(--chart-warn)}
:is(.added,.now)>rect{stroke:var(--chart-success);stroke-width:2.5;stroke-dasharray:none}
:is(.removed,.before)>rect{stroke:var(--chart-danger);stroke-width:2;stroke-dasharray:9 5}
.changed>rect{stroke:var(--chart-warn);stroke-width:2.5;stroke-dasharray:14 4 3 4}
text:is(.added,.now){fill:var(--chart-success);font-weight:650}
text:is(.removed,.before){fill:var(--chart-danger);text-decoration:line-through}
text.changed{fill:var(--chart-warn);font-weight:650}
[data-compared] .taken>path{stroke-width:6}`

const MARKS = `.active>rect{stroke:var(--chart-primary);stroke-width:4}
.selected>rect{stroke:var(--chart-text);stroke-width:3}
.taken path{stroke-width:4}
.flow .taken path{stroke:var(--chart-text)}
.flow .taken .head{fill:var(--chart-text)}
.label.taken>rect{stroke-width:2.5}
text.taken{font-weight:800}
.outside path{stroke:var(--chart-borderStrong);stroke-dasharray:3 3}
.state,.edge,.label{cursor:pointer}
${COMPARED}
@media print{svg{width:100%;height:auto;max-height:80vh}}
.painted .edge path{stroke:var(--chart-muted);stroke-dasharray:none}
.painted .edge .head{fill:var(--chart-muted)}
.painted [data-tone=good] path{stroke:var(--chart-success);stroke-width:2.5}
.painted [data-tone=good] .head{fill:var(--chart-success)}
.painted [data-tone=part] path{stroke:var(--chart-warn);stroke-width:2.5;stroke-dasharray:8 4}
.painted [data-tone=part] .head{fill:var(--chart-warn)}
.painted [data-tone=bad] path{stroke:var(--chart-danger);stroke-width:4;stroke-dasharray:2 5}
.painted [data-tone=bad] .head{fill:var(--chart-danger)}`
