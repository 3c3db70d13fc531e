/** Which sections share pages in print, and which figures stand beside them. Sections not named here are a topic of their own. */
type Topic = { key: string; title: string /** beside other topics */; short: string; sections: readonly string[]; facts: readonly string[] }

const topics: readonly Topic[] = [
  { key: 'audience', title: 'Audience', short: 'Audience', sections: ['audience', 'audience_growth', 'audience_share'], facts: ['followers', 'net_growth'] },
  { key: 'impressions', title: 'Impressions and reach', short: 'Exposure', sections: ['impressions', 'reach'], facts: ['impressions', 'reach'] },
  {
    key: 'engagement',
    title: 'Engagement',
    short: 'Engagement',
    sections: ['engagement', 'engagement_rate', 'engagement_by_network', 'reactions'],
    facts: ['engagements', 'er_impressions', 'eng_per_post'],
  },
  {
    key: 'clicks',
    title: 'Video and clicks',
    short: 'Views and clicks',
    sections: ['video', 'view_duration', 'link_clicks', 'profile_visits', 'page_actions', 'surfaces', 'actions'],
    facts: ['video_views', 'watch_time_min', 'avg_view_duration', 'link_clicks'],
  },
  {
    key: 'publishing',
    title: 'Publishing',
    short: 'Publishing',
    sections: ['publishing', 'published', 'post_types', 'saves'],
    facts: ['posts_published', 'eng_per_post'],
  },
  { key: 'people', title: 'Who follows', short: 'Followers', sections: ['demographics', 'ages'], facts: [] },
]

export function topicOf(section: string): Topic | null {
  return topics.find((topic) => topic.sections.includes(section)) ?? null
}

/** Sections told by a whole page of posts, tags or profiles: they follow the networks, under "Content". */
export const contentSections: readonly string[] = ['top_posts', 'worst_posts', 'all_posts', 'hashtags', 'profiles', 'stories', 'by_label']
