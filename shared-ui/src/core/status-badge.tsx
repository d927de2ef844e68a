import { chakra } from '../styling';
import { statusBadgeRecipe } from './status-badge.recipe';

/** A short state in a pill. The words carry the meaning; the tone only supports it. */
export const StatusBadge = chakra('span', statusBadgeRecipe);
