#!/usr/bin/env bash
# What the workflow "New shop" does: lays the shop out, commits it, and says what comes next.
# It reads FOLDER, NAME, COUNTRY, LANGUAGE, HINDI, ORDERS, SITE, HOST, GITHUB_REPOSITORY, and writes to GITHUB_STEP_SUMMARY.
set -euo pipefail

# A form that was sent twice has to see what the first one wrote.
git pull --quiet --ff-only

# A phone's keyboard leaves a space after what it completes.
for field in FOLDER NAME COUNTRY LANGUAGE ORDERS SITE; do read -r "${field?}" <<<"${!field}"; done

hindi=()
if [ "$HINDI" = true ]; then hindi=(--hindi); fi
# Where an origin is shared, the desk is refused.
repository=$GITHUB_REPOSITORY
if [ "$HOST" = 'GitHub Pages' ]; then repository=''; fi
# With a sign of equality, a value may begin with a dash.
if ! said=$(npm run --silent new-shop -- --name="$NAME" --country="${COUNTRY^^}" --language="${LANGUAGE,,}" --orders="$ORDERS" \
  --site="$SITE" --repository="$repository" "${hindi[@]}" -- "$FOLDER" 2>&1); then
  echo "$said" | tee -a "$GITHUB_STEP_SUMMARY"
  exit 1
fi

git add "$FOLDER" shop.txt
git -c user.name='New shop' -c user.email='actions@users.noreply.github.com' \
  commit --quiet --message "Lay out $FOLDER"
git push --quiet

guide="https://github.com/$GITHUB_REPOSITORY/blob/main/docs/owners"
echo "**$NAME is laid out. Next: [connect $HOST]($guide/publishing.md)**, tap by tap. Then [make it yours]($guide/make-it-yours.md)." >>"$GITHUB_STEP_SUMMARY"
