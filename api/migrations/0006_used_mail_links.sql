CREATE TABLE "used_mail_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"used_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "used_mail_links_expires_at_index" ON "used_mail_links" USING btree ("expires_at");