// Runs at viewer responses (runtime cloudfront-js-2.0): headers that differ by path. The last rule of a path counts.
var rules = [
  [
    "^(/_next/static/.*|/blog-images/.*|/drawings/.*|/icons/.*|/og/.*|/favicon\\.ico|/icon\\.svg)$",
    {
      "cross-origin-resource-policy": {
        "value": "cross-origin"
      },
      "access-control-allow-origin": {
        "value": "*"
      }
    }
  ],
  [
    "^(/.*\\.json|/.*\\.txt)$",
    {
      "x-robots-tag": {
        "value": "noindex"
      }
    }
  ],
  [
    "^(/llms\\.txt|/robots\\.txt)$",
    {
      "x-robots-tag": {
        "value": "all"
      }
    }
  ]
];

function handler(event) {
  for (var i = 0; i < rules.length; i += 1) {
    if (new RegExp(rules[i][0]).test(event.request.uri)) Object.assign(event.response.headers, rules[i][1]);
  }
  return event.response;
}
