CREATE TABLE "audit_log" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"occurred_at" timestamp with time zone DEFAULT now() NOT NULL,
	"user_id" uuid,
	"action" text NOT NULL,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "audit_log_action_known" CHECK ("audit_log"."action" in ('signed-in', 'sign-in-failed', 'sign-in-throttled', 'sign-in-denied', 'identity-linked', 'signed-out', 'signed-out-elsewhere', 'signed-up', 'password-reset-requested', 'password-reset', 'password-changed', 'access-denied', 'policy-accepted', 'predictions-viewed', 'presenter-chosen', 'membership-ended'))
);
--> statement-breakpoint
CREATE TABLE "identity_requests" (
	"state_hash" text PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"browser_hash" text NOT NULL,
	"nonce_hash" text NOT NULL,
	"code_verifier" text,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "identity_requests_nonce_hash_unique" UNIQUE("nonce_hash"),
	CONSTRAINT "identity_requests_provider_known" CHECK ("identity_requests"."provider" in ('google', 'linkedin'))
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer NOT NULL,
	"expire" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "reset_tokens" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reset_tokens_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "server_secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id_hash" text PRIMARY KEY NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"user_agent" text,
	"way" text DEFAULT 'password' NOT NULL,
	CONSTRAINT "sessions_id_unique" UNIQUE("id"),
	CONSTRAINT "sessions_way_known" CHECK ("sessions"."way" in ('password', 'google', 'linkedin'))
);
--> statement-breakpoint
CREATE TABLE "used_sign_in_tokens" (
	"token_id" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_identities" (
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_identities_provider_subject_pk" PRIMARY KEY("provider","subject"),
	CONSTRAINT "user_identities_one_per_provider" UNIQUE("user_id","provider"),
	CONSTRAINT "user_identities_provider_known" CHECK ("user_identities"."provider" in ('google', 'linkedin'))
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"role" text NOT NULL,
	"password_hash" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email"),
	CONSTRAINT "users_role_known" CHECK ("users"."role" in ('investor', 'entrepreneur')),
	CONSTRAINT "users_email_lower_case" CHECK ("users"."email" = lower("users"."email"))
);
--> statement-breakpoint
CREATE TABLE "bookmarks" (
	"member_id" uuid NOT NULL,
	"content_id" uuid NOT NULL,
	"read_at" timestamp with time zone,
	"kept_at" timestamp with time zone,
	CONSTRAINT "bookmarks_member_id_content_id_pk" PRIMARY KEY("member_id","content_id"),
	CONSTRAINT "bookmarks_some_fact" CHECK ("bookmarks"."read_at" is not null or "bookmarks"."kept_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "content_categories" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"title" text NOT NULL,
	"is_special_updates" boolean DEFAULT false NOT NULL,
	CONSTRAINT "content_categories_title_unique" UNIQUE("title")
);
--> statement-breakpoint
CREATE TABLE "content_category_groups" (
	"category_id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	CONSTRAINT "content_category_groups_category_id_group_id_pk" PRIMARY KEY("category_id","group_id")
);
--> statement-breakpoint
CREATE TABLE "content_category_items" (
	"content_id" uuid NOT NULL,
	"category_id" uuid NOT NULL,
	CONSTRAINT "content_category_items_content_id_category_id_pk" PRIMARY KEY("content_id","category_id")
);
--> statement-breakpoint
CREATE TABLE "contents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "feedback" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"recipient" text NOT NULL,
	"copy_to" text,
	"reply_to" text,
	"subject" text NOT NULL,
	"text_body" text NOT NULL,
	"html_body" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_error" text,
	"expires_at" timestamp with time zone,
	"given_up_at" timestamp with time zone,
	"sent_at" timestamp with time zone,
	CONSTRAINT "outbox_attempts_positive" CHECK ("outbox"."attempts" >= 0)
);
--> statement-breakpoint
CREATE TABLE "groups" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"title" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "member_groups" (
	"member_id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	"is_active" boolean DEFAULT false NOT NULL,
	"is_admin" boolean DEFAULT false NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "member_groups_member_id_group_id_pk" PRIMARY KEY("member_id","group_id"),
	CONSTRAINT "member_groups_ended_have_no_rights" CHECK ("member_groups"."ended_at" is null or not ("member_groups"."is_active" or "member_groups"."is_admin"))
);
--> statement-breakpoint
CREATE TABLE "members" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"bee_id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"group_title" text,
	"tenant_id" text,
	"is_staff" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "members_user_id_unique" UNIQUE("user_id"),
	CONSTRAINT "members_bee_id_unique" UNIQUE("bee_id")
);
--> statement-breakpoint
CREATE TABLE "policy_acceptances" (
	"member_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"accepted_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "policy_acceptances_member_id_version_pk" PRIMARY KEY("member_id","version")
);
--> statement-breakpoint
CREATE TABLE "release_clients" (
	"day" date NOT NULL,
	"app" text NOT NULL,
	"version" text NOT NULL,
	"client" text NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"failed_at" timestamp with time zone,
	"erred_at" timestamp with time zone,
	CONSTRAINT "release_clients_day_app_version_client_pk" PRIMARY KEY("day","app","version","client")
);
--> statement-breakpoint
CREATE TABLE "release_failures" (
	"app" text NOT NULL,
	"version" text NOT NULL,
	"shell" text NOT NULL,
	"hour" timestamp with time zone NOT NULL,
	"phase" text NOT NULL,
	"reason" text NOT NULL,
	"fell_back" boolean NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "release_failures_pk" PRIMARY KEY("app","version","shell","hour","phase","reason","fell_back"),
	CONSTRAINT "release_failures_phase_known" CHECK ("release_failures"."phase" in ('registry', 'entry', 'chunk', 'render')),
	CONSTRAINT "release_failures_reason_known" CHECK ("release_failures"."reason" in ('network', 'timeout', 'integrity', 'contract', 'shared', 'import', 'render', 'crash'))
);
--> statement-breakpoint
CREATE TABLE "release_hours" (
	"app" text NOT NULL,
	"version" text NOT NULL,
	"shell" text NOT NULL,
	"hour" timestamp with time zone NOT NULL,
	"loads" integer NOT NULL,
	"errors" integer NOT NULL,
	CONSTRAINT "release_hours_app_version_shell_hour_pk" PRIMARY KEY("app","version","shell","hour")
);
--> statement-breakpoint
CREATE TABLE "release_measures" (
	"app" text NOT NULL,
	"version" text NOT NULL,
	"shell" text NOT NULL,
	"hour" timestamp with time zone NOT NULL,
	"measure" text NOT NULL,
	"bucket" smallint NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "release_measures_app_version_shell_hour_measure_bucket_pk" PRIMARY KEY("app","version","shell","hour","measure","bucket"),
	CONSTRAINT "release_measures_measure_known" CHECK ("release_measures"."measure" in ('registryMs', 'entryMs', 'chunkMs', 'renderMs', 'failedAfterMs', 'transferredBytes', 'lcpMs', 'inpMs', 'cls', 'fcpMs', 'ttfbMs'))
);
--> statement-breakpoint
CREATE TABLE "report_days" (
	"day" date PRIMARY KEY NOT NULL,
	"salt" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reported_releases" (
	"day" date NOT NULL,
	"app" text NOT NULL,
	"version" text NOT NULL,
	"shell" text NOT NULL,
	"named_by" text NOT NULL,
	CONSTRAINT "reported_releases_day_app_version_shell_pk" PRIMARY KEY("day","app","version","shell")
);
--> statement-breakpoint
CREATE TABLE "nominations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text,
	"venture_id" uuid,
	"group_id" uuid NOT NULL,
	"nominated_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"mailed_at" timestamp with time zone,
	CONSTRAINT "nominations_email_group_id_key" UNIQUE("email","group_id"),
	CONSTRAINT "nominations_venture_id_group_id_key" UNIQUE("venture_id","group_id"),
	CONSTRAINT "nominations_one_subject" CHECK (("nominations"."email" is null) <> ("nominations"."venture_id" is null)),
	CONSTRAINT "nominations_email_lower_case" CHECK ("nominations"."email" = lower("nominations"."email"))
);
--> statement-breakpoint
CREATE TABLE "profile_drafts" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"values" jsonb NOT NULL,
	"based_on_version" integer,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "profile_drafts_values_length" CHECK (char_length("profile_drafts"."values"::text) <= 131072)
);
--> statement-breakpoint
CREATE TABLE "reminders" (
	"venture_id" uuid NOT NULL,
	"confirmed_at" timestamp with time zone NOT NULL,
	"day" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reminders_venture_id_confirmed_at_day_pk" PRIMARY KEY("venture_id","confirmed_at","day"),
	CONSTRAINT "reminders_day_known" CHECK ("reminders"."day" in (14, 28, 45, 55, 59))
);
--> statement-breakpoint
CREATE TABLE "rounds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"venture_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"amount_usd" bigint,
	"valuation_usd" bigint,
	"committed" text,
	"security_type" text,
	"other" text,
	"is_presenter" boolean DEFAULT false NOT NULL,
	"is_closed" boolean DEFAULT false NOT NULL,
	"is_editable" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "rounds_venture_id_number_key" UNIQUE("venture_id","number"),
	CONSTRAINT "rounds_number_positive" CHECK ("rounds"."number" >= 1),
	CONSTRAINT "rounds_concluded_are_closed" CHECK ("rounds"."is_editable" or "rounds"."is_closed"),
	CONSTRAINT "rounds_amount_usd_range" CHECK ("rounds"."amount_usd" between 0 and 1000000000000),
	CONSTRAINT "rounds_valuation_usd_range" CHECK ("rounds"."valuation_usd" between 0 and 1000000000000),
	CONSTRAINT "rounds_security_type_known" CHECK ("rounds"."security_type" in ('Priced round', 'Convertible note', 'SAFE', 'Other')),
	CONSTRAINT "rounds_other_only_with_type" CHECK ("rounds"."other" is null or "rounds"."security_type" = 'Other'),
	CONSTRAINT "rounds_other_length" CHECK (char_length("rounds"."other") <= 140),
	CONSTRAINT "rounds_committed_length" CHECK (char_length("rounds"."committed") <= 100)
);
--> statement-breakpoint
CREATE TABLE "unsubscriptions" (
	"venture_id" uuid PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"reason_description" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "unsubscriptions_reason_known" CHECK ("unsubscriptions"."reason" in ('Round is Closed', 'Updating Regularly, don''t need reminders', 'Platform is not working for them, Why?')),
	CONSTRAINT "unsubscriptions_comment_with_reason" CHECK (("unsubscriptions"."reason_description" is not null) = ("unsubscriptions"."reason" = 'Platform is not working for them, Why?'))
);
--> statement-breakpoint
CREATE TABLE "ventures" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"company_name" text NOT NULL,
	"company_website" text,
	"description" text,
	"country" text,
	"state" text,
	"email_address" text,
	"ceo_name" text,
	"mobile_number" text,
	"deal_lead_group" text,
	"deal_room_link" text,
	"slide_deck_link" text,
	"pitch_video_link" text,
	"executive_summary_link" text,
	"gust_profile_link" text,
	"dealum_profile_link" text,
	"qualification" text[] DEFAULT '{}'::text[] NOT NULL,
	"source" text,
	"external_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"edited_at" timestamp with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ventures_owner_id_unique" UNIQUE("owner_id"),
	CONSTRAINT "ventures_source_external_id_key" UNIQUE("source","external_id"),
	CONSTRAINT "ventures_source_complete" CHECK (("ventures"."source" is null) = ("ventures"."external_id" is null)),
	CONSTRAINT "ventures_confirmed_after_edit" CHECK ("ventures"."confirmed_at" >= "ventures"."edited_at"),
	CONSTRAINT "ventures_qualification_known" CHECK ("ventures"."qualification" <@ array['LGBTQ co-founder(s)', 'People of color co-founder(s)', 'Veteran co-founder(s)', 'Women co-founder(s)', 'Impact investment']::text[]),
	CONSTRAINT "ventures_company_name_length" CHECK (char_length("ventures"."company_name") <= 50),
	CONSTRAINT "ventures_description_length" CHECK (char_length("ventures"."description") <= 140),
	CONSTRAINT "ventures_owned_are_complete" CHECK ("ventures"."owner_id" is null or ("ventures"."company_website" is not null and "ventures"."description" is not null
        and "ventures"."country" is not null and "ventures"."email_address" is not null and "ventures"."ceo_name" is not null
        and "ventures"."mobile_number" is not null and "ventures"."deal_lead_group" is not null and "ventures"."slide_deck_link" is not null))
);
--> statement-breakpoint
CREATE TABLE "vote_history" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"round_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"choice" text NOT NULL,
	"voted_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "vote_history_choice_known" CHECK ("vote_history"."choice" in ('100%', '75%', '50%', '25%', '0%', 'Conflict of interest'))
);
--> statement-breakpoint
CREATE TABLE "votes" (
	"round_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"choice" text NOT NULL,
	"voted_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "votes_round_id_member_id_pk" PRIMARY KEY("round_id","member_id"),
	CONSTRAINT "votes_choice_known" CHECK ("votes"."choice" in ('100%', '75%', '50%', '25%', '0%', 'Conflict of interest'))
);
--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reset_tokens" ADD CONSTRAINT "reset_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_identities" ADD CONSTRAINT "user_identities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookmarks" ADD CONSTRAINT "bookmarks_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookmarks" ADD CONSTRAINT "bookmarks_content_id_contents_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."contents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_category_groups" ADD CONSTRAINT "content_category_groups_category_id_content_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."content_categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_category_groups" ADD CONSTRAINT "content_category_groups_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_category_items" ADD CONSTRAINT "content_category_items_content_id_contents_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."contents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_category_items" ADD CONSTRAINT "content_category_items_category_id_content_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."content_categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_groups" ADD CONSTRAINT "member_groups_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_groups" ADD CONSTRAINT "member_groups_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policy_acceptances" ADD CONSTRAINT "policy_acceptances_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "nominations" ADD CONSTRAINT "nominations_venture_id_ventures_id_fk" FOREIGN KEY ("venture_id") REFERENCES "public"."ventures"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "nominations" ADD CONSTRAINT "nominations_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "nominations" ADD CONSTRAINT "nominations_nominated_by_members_id_fk" FOREIGN KEY ("nominated_by") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_drafts" ADD CONSTRAINT "profile_drafts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminders" ADD CONSTRAINT "reminders_venture_id_ventures_id_fk" FOREIGN KEY ("venture_id") REFERENCES "public"."ventures"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rounds" ADD CONSTRAINT "rounds_venture_id_ventures_id_fk" FOREIGN KEY ("venture_id") REFERENCES "public"."ventures"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unsubscriptions" ADD CONSTRAINT "unsubscriptions_venture_id_ventures_id_fk" FOREIGN KEY ("venture_id") REFERENCES "public"."ventures"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ventures" ADD CONSTRAINT "ventures_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vote_history" ADD CONSTRAINT "vote_history_round_id_rounds_id_fk" FOREIGN KEY ("round_id") REFERENCES "public"."rounds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vote_history" ADD CONSTRAINT "vote_history_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "votes" ADD CONSTRAINT "votes_round_id_rounds_id_fk" FOREIGN KEY ("round_id") REFERENCES "public"."rounds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "votes" ADD CONSTRAINT "votes_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_log_user_id_occurred_at_index" ON "audit_log" USING btree ("user_id","occurred_at");--> statement-breakpoint
CREATE INDEX "audit_log_occurred_at_index" ON "audit_log" USING btree ("occurred_at");--> statement-breakpoint
CREATE INDEX "identity_requests_expires_at_index" ON "identity_requests" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "rate_limits_expire_index" ON "rate_limits" USING btree ("expire");--> statement-breakpoint
CREATE INDEX "sessions_user_id_index" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_created_at_index" ON "sessions" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "used_sign_in_tokens_expires_at_index" ON "used_sign_in_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "content_category_groups_group_id_index" ON "content_category_groups" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "content_category_items_category_id_index" ON "content_category_items" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "contents_created_at_index" ON "contents" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "outbox_waiting" ON "outbox" USING btree ("next_attempt_at") WHERE "outbox"."sent_at" is null and "outbox"."given_up_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "groups_title_key" ON "groups" USING btree (lower("title"));--> statement-breakpoint
CREATE UNIQUE INDEX "member_groups_one_active" ON "member_groups" USING btree ("member_id") WHERE "member_groups"."is_active";--> statement-breakpoint
CREATE INDEX "member_groups_group_id_index" ON "member_groups" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "release_clients_seen_at_index" ON "release_clients" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "release_failures_hour_index" ON "release_failures" USING btree ("hour");--> statement-breakpoint
CREATE INDEX "release_hours_hour_index" ON "release_hours" USING btree ("hour");--> statement-breakpoint
CREATE INDEX "release_measures_hour_index" ON "release_measures" USING btree ("hour");--> statement-breakpoint
CREATE INDEX "nominations_group_id_index" ON "nominations" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "nominations_nominated_by_index" ON "nominations" USING btree ("nominated_by");--> statement-breakpoint
CREATE UNIQUE INDEX "rounds_one_editable" ON "rounds" USING btree ("venture_id") WHERE "rounds"."is_editable";--> statement-breakpoint
CREATE INDEX "ventures_confirmed_at_index" ON "ventures" USING btree ("confirmed_at");--> statement-breakpoint
CREATE INDEX "vote_history_round_id_member_id_index" ON "vote_history" USING btree ("round_id","member_id");--> statement-breakpoint
CREATE INDEX "votes_member_id_index" ON "votes" USING btree ("member_id");