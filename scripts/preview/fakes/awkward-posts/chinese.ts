import { seededRandom } from '../../seeded-random';
import type { Draft } from '../blog';

const POSTS = 20;
/** For a post without an excerpt Ghost sends the first 500 characters of its text; in Chinese each has three bytes. */
const GHOST_EXCERPT_CHARACTERS = 500;

const times =
  '上个月 去年春天 第一周 周一早上 月底结账时 系统升级之后 合同到期前 新同事入职那天 断网的两个小时里 搬到新办公室以后 审计开始之前 促销高峰期间'.split(
    ' ',
  );
const people =
  '我们的工程师 财务部门 一家三十人的设计公司 负责仓库的同事 客服团队 新来的运维人员 两位创始人 外包的开发小组 市场经理 一位远程工作的员工 实验室的管理员 连锁餐厅的店长'.split(
    ' ',
  );
const verbs =
  '重新检查了 第一次恢复了 停用了 迁移了 逐项核对了 关闭了 加密了 清理了 测试了 记录下了 替换了 合并了'.split(' ');
const things =
  '按人数收费的协作软件 每晚自动运行的备份任务 十二个没有人使用的账号 旧服务器上的客户数据库 网站首页的大图片 邮件系统的转发规则 存放合同的共享文件夹 没有文档的部署脚本 支付接口的测试密钥 门店里的路由器 三年没有更新的插件 订单系统的访问日志'.split(
    ' ',
  );
const results =
  '每月的账单少了将近三分之一 却发现有一半的文件打不开 结果比预计的时间多花了四十分钟 客户没有察觉到任何变化 这才知道密码写在一张便条上 页面打开的速度快了一倍多 从此不再为闲置的许可证付钱 而恢复用的步骤没有人写下来 发现最大的开支其实是流量 第二天就收到了第一个询价 于是决定先从一个工具开始 团队终于能看懂自己的报表'.split(
    ' ',
  );
const titles = '备份 账单 服务器 网站速度 远程办公 权限管理 开源软件 数据迁移 信息安全 客户支持'.split(' ');

/** Twenty posts that share no sentence, so that a list page with all of them compresses badly. */
export function chinesePosts(): Draft[] {
  const random = seededRandom(97);
  const one = (words: readonly string[]) => words[Math.floor(random() * words.length)] ?? '';
  const amount = () => Math.floor(2 + random() * 900);
  const sentence = () =>
    `${one(times)}，${one(people)}${one(verbs)}${one(things)}，${one(results)}，前后一共处理了${amount()}条记录。`;
  return Array.from({ length: POSTS }, (_, index) => {
    const text = Array.from({ length: 14 }, sentence).join('');
    return {
      slug: `awkward-chinese-${index + 1}`,
      title: `${one(titles)}这件事：${one(people)}从${amount()}元的${one(things)}里学到了什么`,
      excerpt: text.slice(0, GHOST_EXCERPT_CHARACTERS),
      html: `<p>${text}</p>`,
      primary_tag: { name: one(titles) },
      primary_author: { name: '多哈科技工程组', profile_image: null },
    };
  });
}
