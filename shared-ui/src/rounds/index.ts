export { RoundsTimeline, type RoundsTimelineProps } from './rounds-timeline';
export { formatDay } from './round-facts';
