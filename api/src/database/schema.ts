export * from './schema/accounts';
export * from './schema/association';
export * from './schema/contents';
export * from './schema/mail';
export * from './schema/members';
export * from './schema/release-reports';
export * from './schema/ventures';
export * from './schema/votes';
