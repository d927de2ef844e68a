ALTER TABLE "sessions" DROP CONSTRAINT "sessions_way_known";--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "passkey_shown_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_way_known" CHECK ("sessions"."way" in ('password', 'passkey', 'google', 'linkedin'));