/** Which section draws a figure of the summary: the first of these that the tab has. */
const sections: Record<string, readonly string[]> = {
  followers: ['audience'],
  net_growth: ['audience_growth', 'audience'],
  impressions: ['impressions'],
  reach: ['reach'],
  engagements: ['engagement'],
  er_impressions: ['engagement_rate', 'engagement'],
  er_views: ['engagement_rate', 'engagement'],
  eng_per_post: ['by_type', 'engagement'],
  link_clicks: ['link_clicks'],
  video_views: ['video'],
  watch_time_min: ['video'],
  avg_view_duration: ['view_duration', 'video'],
  posts_published: ['publishing', 'published'],
}

/** Keys of sections, most telling first; a figure that is not named above may have a section of its own name. */
export function sectionsOf(tile: string): readonly string[] {
  return sections[tile] ?? [tile]
}
