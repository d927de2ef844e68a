export { ParticipationChart, type ParticipationChartProps } from './participation-chart';
