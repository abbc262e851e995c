#!/bin/sh
# sh deploy/built/s3-cloudfront/upload.sh BUCKET DISTRIBUTION_ID, where out/ is. Written from lib/delivery: change it there.
set -eu
bucket=${1:?Usage: upload.sh BUCKET DISTRIBUTION_ID}
distribution=${2:?Usage: upload.sh BUCKET DISTRIBUTION_ID}

# What pages name comes before the pages. Old files with a hash in their names stay, for the pages that visitors have open.
aws s3 sync out/ "s3://$bucket" \
  --exclude '*' \
  --include '_next/static/*' --include 'blog-images/*' --include 'drawings/*' --include 'og/*' \
  --exclude '*.br' --exclude '*.gz' --exclude '_headers' --exclude '_redirects' \
  --cache-control 'public, max-age=31536000, immutable'
aws s3 sync out/ "s3://$bucket" \
  --exclude '*' \
  --include 'about/blogs/feed.json' --include 'about/blogs/feed.xml' --include 'robots.txt' --include 'sitemap.xml' \
  --exclude '*.br' --exclude '*.gz' --exclude '_headers' --exclude '_redirects' \
  --cache-control 'public, max-age=600'
aws s3 sync out/ "s3://$bucket" \
  --exclude '*' \
  --include 'status.json' \
  --exclude '*.br' --exclude '*.gz' --exclude '_headers' --exclude '_redirects' \
  --cache-control 'no-store'
aws s3 sync out/ "s3://$bucket" \
  --exclude '_next/static/*' --exclude 'blog-images/*' --exclude 'drawings/*' --exclude 'og/*' --exclude 'about/blogs/feed.json' --exclude 'about/blogs/feed.xml' --exclude 'robots.txt' --exclude 'sitemap.xml' --exclude 'status.json' --exclude '*.br' --exclude '*.gz' --exclude '_headers' --exclude '_redirects' \
  --cache-control 'public, max-age=0, must-revalidate' --delete
aws cloudfront create-invalidation --distribution-id "$distribution" --paths '/*'
