export { RoundsTimeline, type RoundsTimelineProps } from './rounds-timeline';
