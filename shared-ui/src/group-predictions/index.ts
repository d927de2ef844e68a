export { PredictionTable, type PredictionTableProps } from './prediction-table';
export { PresenterSwitch, type PresenterSwitchProps } from './presenter-switch';
export { VoterTable, type VoterTableProps } from './voter-table';
