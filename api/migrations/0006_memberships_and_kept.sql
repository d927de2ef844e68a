ALTER TABLE "audit_log" DROP CONSTRAINT "audit_log_action_known";--> statement-breakpoint
ALTER TABLE "nominations" DROP CONSTRAINT "nominations_nominated_by_members_id_fk";
--> statement-breakpoint
ALTER TABLE "bookmarks" ADD COLUMN "read_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "bookmarks" ADD COLUMN "kept_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "member_groups" ADD COLUMN "ended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "nominations" ADD COLUMN "mailed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "nominations" ADD CONSTRAINT "nominations_nominated_by_members_id_fk" FOREIGN KEY ("nominated_by") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_action_known" CHECK ("audit_log"."action" in ('signed-in', 'sign-in-failed', 'sign-in-throttled', 'sign-in-denied', 'identity-linked', 'signed-out', 'signed-out-elsewhere', 'signed-up', 'password-reset-requested', 'password-reset', 'password-changed', 'access-denied', 'policy-accepted', 'predictions-viewed', 'presenter-chosen', 'membership-ended'));--> statement-breakpoint
UPDATE "bookmarks" SET "read_at" = "created_at", "kept_at" = "created_at";--> statement-breakpoint
UPDATE "nominations" SET "mailed_at" = "created_at" WHERE "email" IS NOT NULL AND "nominated_by" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "bookmarks" ADD CONSTRAINT "bookmarks_some_fact" CHECK ("bookmarks"."read_at" is not null or "bookmarks"."kept_at" is not null);--> statement-breakpoint
ALTER TABLE "member_groups" ADD CONSTRAINT "member_groups_ended_have_no_rights" CHECK ("member_groups"."ended_at" is null or not ("member_groups"."is_active" or "member_groups"."is_admin"));