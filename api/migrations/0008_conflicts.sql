CREATE TABLE "conflicts_of_interest" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"member_id" uuid NOT NULL,
	"venture_id" uuid NOT NULL,
	"declared_at" timestamp with time zone NOT NULL,
	"reason" text,
	"ended_at" timestamp with time zone,
	"ending" text,
	CONSTRAINT "conflicts_of_interest_reason_length" CHECK (char_length("conflicts_of_interest"."reason") <= 500),
	CONSTRAINT "conflicts_of_interest_ending_known" CHECK ("conflicts_of_interest"."ending" in ('answered', 'voted', 'withdrawn', 'joined')),
	CONSTRAINT "conflicts_of_interest_ended_somehow" CHECK (("conflicts_of_interest"."ended_at" is null) = ("conflicts_of_interest"."ending" is null))
);
--> statement-breakpoint
ALTER TABLE "conflicts_of_interest" ADD CONSTRAINT "conflicts_of_interest_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conflicts_of_interest" ADD CONSTRAINT "conflicts_of_interest_venture_id_ventures_id_fk" FOREIGN KEY ("venture_id") REFERENCES "public"."ventures"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "conflicts_of_interest_one_holds" ON "conflicts_of_interest" USING btree ("member_id","venture_id") WHERE "conflicts_of_interest"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "conflicts_of_interest_member_id_index" ON "conflicts_of_interest" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "conflicts_of_interest_venture_id_index" ON "conflicts_of_interest" USING btree ("venture_id");--> statement-breakpoint
/* Whose last vote on a company was a conflict of interest has one from then on. */
INSERT INTO conflicts_of_interest (member_id, venture_id, declared_at)
SELECT member_id, venture_id, voted_at FROM (
	SELECT DISTINCT ON (x.member_id, r.venture_id) x.member_id, r.venture_id, x.voted_at, x.choice
	FROM votes x JOIN rounds r ON r.id = x.round_id
	ORDER BY x.member_id, r.venture_id, x.voted_at DESC, r.number DESC
) latest
WHERE choice = 'Conflict of interest';
