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
ALTER TABLE "profile_drafts" ADD CONSTRAINT "profile_drafts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminders" ADD CONSTRAINT "reminders_venture_id_ventures_id_fk" FOREIGN KEY ("venture_id") REFERENCES "public"."ventures"("id") ON DELETE cascade ON UPDATE no action;