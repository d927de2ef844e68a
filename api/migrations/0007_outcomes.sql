CREATE TABLE "round_outcomes" (
	"round_id" uuid PRIMARY KEY NOT NULL,
	"raised_usd" bigint NOT NULL,
	"stated_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"source" text,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "round_outcomes_raised_amount" CHECK ("round_outcomes"."raised_usd" between 0 and 1000000000000),
	CONSTRAINT "round_outcomes_source_length" CHECK (char_length("round_outcomes"."source") <= 500),
	CONSTRAINT "round_outcomes_confirmed_with_source" CHECK (("round_outcomes"."confirmed_at" is null) = ("round_outcomes"."source" is null))
);
--> statement-breakpoint
ALTER TABLE "groups" ADD COLUMN "shows_track_record" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "round_outcomes" ADD CONSTRAINT "round_outcomes_round_id_rounds_id_fk" FOREIGN KEY ("round_id") REFERENCES "public"."rounds"("id") ON DELETE cascade ON UPDATE no action;